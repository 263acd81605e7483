import { isProvider, PROVIDER_TITLES } from '@/lib/contract/provider';
import type { Flow } from './providers/flow';

const words = (title: string) => ({
  mail: 'The link could not be sent. Look at the address, or try again in a few minutes.',
  link: 'That link has been used or is too old. Ask for another.',
  denied: `You did not let ${title} tell who you are. Try again, or ask for a link by e-mail.`,
  expired: `Signing in with ${title} took too long, or was begun in another tab. Try again.`,
  signed_out: `You were signed out meanwhile. Sign in, then connect ${title} again.`,
  unverified:
    `${title} has not verified your e-mail address, so it cannot sign you in. Verify the address there, or ask ` +
    'for a link by e-mail.',
  taken: `That ${title} account is connected to another person here. Sign in as them to disconnect it first.`,
  failed: `${title} could not be reached or did not answer as it should. Try again, or ask for a link by e-mail.`,
});

/** A problem with a sign-in or with connecting a provider. */
export type SignInProblem = keyof ReturnType<typeof words>;

/**
 * The address of the page that shows a problem: the account where a provider was to be connected, else the sign-in
 * page.
 */
export function problemPath({ provider, next, userId }: Omit<Flow, 'until'>, problem: SignInProblem): string {
  const query = new URLSearchParams({ error: problem, provider, ...(next ? { next } : {}) });
  return `${userId === null ? '/sign-in' : '/account'}?${query}`;
}

/** The text of the problem in a page's address; null without one. */
export function problemText(error: string | undefined, provider: string | undefined): string | null {
  if (!error) return null;
  const title = provider !== undefined && isProvider(provider) ? PROVIDER_TITLES[provider] : 'the provider';
  const all: Partial<Record<string, string>> = words(title);
  const text = (Object.hasOwn(all, error) ? all[error] : undefined) ?? 'Signing in did not work. Try again.';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
