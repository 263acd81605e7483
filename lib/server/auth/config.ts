import { randomBytes } from 'node:crypto';
import type { AuthConfig } from '@auth/core';
import { Verification } from '@auth/core/errors';
import type { EmailConfig } from '@auth/core/providers/email';
import { authSecret } from '../crypto';
import { openDatabase } from '../db/client';
import { env } from '../env';
import { logError } from '../log';
import { sendMail } from '../mail/send';
import { authAdapter } from './adapter';
import { sessionCookieName, sessionCookieOptions } from './cookie';
import { confirmUrl, LINK_SECONDS, signInMail } from './link';
import { SESSION_SECONDS } from './session';

/** The path below which Auth.js would stand; its own pages are not served. */
export const AUTH_PATH = '/api/auth';

const emailLink: EmailConfig = {
  id: 'email', type: 'email', name: 'E-mail', maxAge: LINK_SECONDS,
  generateVerificationToken: () => randomBytes(32).toString('base64url'),
  sendVerificationRequest: ({ identifier, token }) => sendMail(signInMail(identifier, confirmUrl(identifier, token))),
};

/** Auth.js's configuration for one request, made when it is needed: nothing is read or opened at import. */
export async function authConfig(userAgent: string | null): Promise<AuthConfig> {
  const { db } = await openDatabase();
  return {
    adapter: authAdapter(db, userAgent),
    providers: [emailLink],
    secret: authSecret(),
    trustHost: true,
    basePath: AUTH_PATH,
    useSecureCookies: env().appUrl.startsWith('https:'),
    session: { strategy: 'database', maxAge: SESSION_SECONDS, generateSessionToken: () => randomBytes(32).toString('base64url') },
    cookies: { sessionToken: { name: sessionCookieName(), options: sessionCookieOptions() } },
    pages: { signIn: '/sign-in', error: '/sign-in', verifyRequest: '/sign-in' },
    logger: { error: (error) => reportError(error), warn: () => undefined, debug: () => undefined },
  };
}

/** A link that is used up or too old is an answer, not a fault. */
function reportError(error: Error): void {
  if (!(error instanceof Verification)) logError('sign_in.failed', error);
}
