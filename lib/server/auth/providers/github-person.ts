import { z } from 'zod';

const User = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** A person at GitHub, as an OpenID profile. */
export interface GitHubPerson {
  id: string;
  name: string;
  email: string | null;
  email_verified: boolean;
}

/**
 * Asks GitHub's API, through `ask`, who has signed in.
 * The address is the primary one, and only if GitHub has verified it: a public profile may show any text.
 */
export async function githubPerson(ask: (path: '/user' | '/user/emails') => Promise<unknown>): Promise<GitHubPerson> {
  const { id, login, name } = User.parse(await ask('/user'));
  const primary = Emails.parse(await ask('/user/emails')).find((each) => each.primary && each.verified);
  return { id: String(id), name: name || login, email: primary?.email ?? null, email_verified: primary !== undefined };
}
