import { randomBytes } from 'node:crypto';
import { AuthError } from 'next-auth';
import type { EmailConfig } from 'next-auth/providers/email';
import { ApiError } from '@/lib/contract/errors';
import { normalEmail } from '../email';
import { env } from '../env';
import { logError } from '../log';
import { oneLine } from '../mail/letter';
import { newestInOutbox } from '../mail/outbox';
import { mailStaysHere, sendMail } from '../mail/send';
import { beginAuth, finishAuth, newSessionOf, userAgentOf } from './config';
import { confirmUrl, LINK_SECONDS, signInMail } from './link';
import { ownPath } from './own-path';
import { beginSession } from './session';
import { limitSignIn } from './sign-in-limit';

/** Auth.js's side of a link: it stores a hash of the token, and passes the token to `take`. */
const emailLink = (take: (token: string) => void): EmailConfig => ({
  id: 'email',
  type: 'email',
  name: 'E-mail',
  maxAge: LINK_SECONDS,
  generateVerificationToken: () => randomBytes(32).toString('base64url'),
  sendVerificationRequest: ({ token }) => take(token),
});

/**
 * Mails a sign-in link that goes on to the page `next`; earlier links of the address stay valid.
 * Counts it for the IP address `network`; null counts nothing.
 * Throws `rate_limited`, and `internal` where the mail server refuses.
 */
export async function sendSignInLink(email: string, next: string | null, network: string | null): Promise<void> {
  const address = normalEmail(email);
  await limitSignIn(address, network);
  let token = '';
  const provider = emailLink((given) => {
    token = given;
  });
  await beginAuth('/signin/email', { email: address }, { provider, userAgent: null });
  try {
    const url = confirmUrl(address, token, ownPath(next));
    await sendMail(signInMail(address, url));
    if (mailStaysHere()) process.stdout.write(`Sign-in link for ${oneLine(address)}: ${url}\n`);
  } catch (error) {
    logError('mail.failed', error);
    throw new ApiError(
      'internal',
      'The mail with the sign-in link could not be sent. Please try again in a few minutes.',
    );
  }
}

/**
 * Uses up a sign-in link; gives the `Set-Cookie` header of the new session, null for an invalid link.
 * Ends the session that the browser had.
 */
export async function confirmSignIn(email: string, token: string, headers: Headers): Promise<string | null> {
  const query = new URLSearchParams({ email: normalEmail(email), token });
  try {
    const answer = await finishAuth(`/callback/email?${query}`, {
      provider: emailLink(() => undefined),
      userAgent: userAgentOf(headers),
    });
    return await beginSession(newSessionOf(answer), headers);
  } catch (error) {
    if (error instanceof AuthError && error.type === 'Verification') return null;
    throw error;
  }
}

/** The newest sign-in link of an address, for the sign-in page in local mode without mail; else null. */
export async function localSignInLink(email: string): Promise<string | null> {
  if (!env().localMode || !mailStaysHere()) return null;
  const mail = await newestInOutbox(normalEmail(email), new Date(Date.now() - LINK_SECONDS * 1000));
  return mail?.text.split(/\s/).find((word) => /^https?:\/\//.test(word) && word.includes('/sign-in/confirm?')) ?? null;
}
