import { NAMES } from '@/lib/contract/legacy';
import { env } from '../env';
import { letter } from '../mail/letter';
import type { Mail } from '../mail/mail';

/** How long a link is valid; it works once (specification: Sessions and sign-in). */
export const LINK_SECONDS = 15 * 60;

/** The address of the page whose button signs in and goes on to `next`. */
export function confirmUrl(email: string, token: string, next: string | null): string {
  return `${env().appUrl}/sign-in/confirm?${new URLSearchParams({ token, email, ...(next ? { next } : {}) })}`;
}

/** The message that carries a sign-in link. */
export function signInMail(to: string, url: string): Mail {
  const title = `Sign in to ${NAMES.product}`;
  return letter({
    to,
    subject: title,
    title,
    url,
    action: 'Sign in',
    lead: 'Follow the link, then confirm on the page that opens.',
    note: `The link works once, for ${LINK_SECONDS / 60} minutes. If you did not ask for it, ignore this message.`,
  });
}
