import { Auth, raw, skipCSRFCheck } from '@auth/core';
import { normalEmail } from '../email';
import { env } from '../env';
import { newestInOutbox } from '../mail/outbox';
import { mailStaysHere } from '../mail/send';
import { AUTH_PATH, authConfig } from './config';
import { sessionCookie, sessionCookieName } from './cookie';
import { LINK_SECONDS } from './link';
import { limitSignIn } from './sign-in-limit';

const atAuth = (path: string, init?: RequestInit) => new Request(`${env().appUrl}${AUTH_PATH}${path}`, init);

/** Mails a sign-in link; `network` is the caller's IP address, null where unknown. Throws `rate_limited`. */
export async function sendSignInLink(email: string, network: string | null): Promise<void> {
  const address = normalEmail(email);
  await limitSignIn(address, network);
  const request = atAuth('/signin/email', { method: 'POST', body: new URLSearchParams({ email: address }) });
  const answer = await Auth(request, { ...(await authConfig(null)), raw, skipCSRFCheck });
  if (answer instanceof Response) throw new Error('The sign-in link could not be sent.');
}

/** Uses up a sign-in link; gives the `Set-Cookie` text of the new session, null where the link is not valid any more. */
export async function confirmSignIn(email: string, token: string, headers: Headers): Promise<string | null> {
  const query = new URLSearchParams({ email: normalEmail(email), token });
  const request = atAuth(`/callback/email?${query}`, { headers: { cookie: headers.get('cookie') ?? '' } });
  const answer = await Auth(request, await authConfig(headers.get('user-agent')?.slice(0, 400) ?? null));
  const ours = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  const value = ours?.slice(sessionCookieName().length + 1).split(';', 1)[0];
  return value ? (ours ?? null) : null;
}

/** The `Set-Cookie` text that makes a browser forget its session. */
export function forgetCookie(): string {
  return sessionCookie('', new Date(0));
}

/** In local mode without mail, the newest sign-in link of an address, for the sign-in page to offer; else null. */
export async function localSignInLink(email: string): Promise<string | null> {
  if (!env().localMode || !mailStaysHere()) return null;
  const mail = await newestInOutbox(normalEmail(email), new Date(Date.now() - LINK_SECONDS * 1000));
  return mail ? (/https?:\/\/\S+\/sign-in\/confirm\?\S+/.exec(mail.text)?.[0] ?? null) : null;
}
