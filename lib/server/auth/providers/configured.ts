import { customFetch } from 'next-auth';
import type { OAuth2Config, Provider } from 'next-auth/providers';
import Google, { type GoogleProfile } from 'next-auth/providers/google';
import { PROVIDERS, type ProviderId } from '@/lib/contract/provider';
import { normalEmail } from '../../email';
import { env } from '../../env';
import { safeFetch } from '../../net/safe-fetch';
import { githubPerson, type GitHubPerson } from './github-person';

/** The limits of a request to a provider, for which a person waits. */
const REQUEST_LIMITS = { seconds: 10, maxBytes: 1024 * 1024, redirects: 0 } as const;

/** Allows private addresses only for a provider's configured origin, not for those in its discovery document. */
const guardedFetch: typeof fetch = async (address, init) => {
  const body = init?.body ?? undefined;
  if (address instanceof Request || !(body === undefined || body instanceof URLSearchParams))
    throw new Error('A provider is asked by address and form only.');
  return (await safeFetch(address, { ...REQUEST_LIMITS, method: init?.method, headers: init?.headers, body })).response;
};

/**
 * No token of a provider is stored, since nothing calls it again; `admit.ts` decides which account an address may use.
 */
const common = {
  checks: ['pkce' as const, 'state' as const],
  account: () => ({}),
  allowDangerousEmailAccountLinking: true,
};

const userOf = (id: string, name: string, email: string | null | undefined) => ({
  id,
  name,
  email: email ? normalEmail(email) : null,
});

function google(): Provider | null {
  const { google: keys } = env();
  return (
    keys &&
    Google({
      ...common,
      clientId: keys.id,
      clientSecret: keys.secret,
      issuer: keys.issuer,
      [customFetch]: guardedFetch,
      profile: ({ sub, name, email }: GoogleProfile) => userOf(sub, name, email),
    })
  );
}

async function askGitHub(api: string, path: string, token: string | undefined): Promise<unknown> {
  const { response } = await safeFetch(`${api}${path}`, {
    ...REQUEST_LIMITS,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json', 'User-Agent': 'Liverig' },
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} at ${path}.`);
  return response.json();
}

function github(): Provider | null {
  const { github: keys } = env();
  if (!keys) return null;
  const api = keys.url === 'https://github.com' ? 'https://api.github.com' : `${keys.url}/api/v3`;
  return {
    ...common,
    id: 'github',
    name: 'GitHub',
    type: 'oauth',
    issuer: `${keys.url}/login/oauth`,
    authorization: { url: `${keys.url}/login/oauth/authorize`, params: { scope: 'read:user user:email' } },
    token: `${keys.url}/login/oauth/access_token`,
    userinfo: {
      url: `${api}/user`,
      request: ({ tokens }: { tokens: { access_token?: string } }) =>
        githubPerson((path) => askGitHub(api, path, tokens.access_token)),
    },
    profile: ({ id, name, email }) => userOf(id, name, email),
    options: { clientId: keys.id, clientSecret: keys.secret, [customFetch]: guardedFetch },
  } satisfies OAuth2Config<GitHubPerson>;
}

const MAKERS: Record<ProviderId, () => Provider | null> = { google, github };

/** Auth.js's configuration of a provider; null where it is not configured. */
export const providerOf = (id: ProviderId) => MAKERS[id]();

/** The configured providers, in the order in which pages show them. */
export const configuredProviders = (): ProviderId[] => PROVIDERS.filter((id) => env()[id] !== null);
