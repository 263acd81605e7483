import { NAMES } from '@/lib/contract/legacy';
import { env } from '../env';
import type { Mail } from '../mail/send';

/** A link works once, and this long (specification: Sessions and sign-in). */
export const LINK_SECONDS = 15 * 60;

/** The address of the page whose button signs in, and then goes on to `next`. */
export function confirmUrl(email: string, token: string, next: string | null): string {
  return `${env().appUrl}/sign-in/confirm?${new URLSearchParams({ token, email, ...(next ? { next } : {}) })}`;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The message that carries a sign-in link. */
export function signInMail(to: string, url: string): Mail {
  const minutes = LINK_SECONDS / 60;
  const host = new URL(url).host;
  const text = `Sign in to ${NAMES.product} (${host}) with this link:\n\n${url}\n\nIt works once, for ${minutes} minutes. If you did not ask for it, ignore this message.\n`;
  const html = `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px;background:#f6f6f7;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;color:#1b1b1f">
<div style="max-width:440px;margin:0 auto;background:#fff;border-radius:12px;padding:32px">
<h1 style="margin:0 0 12px;font-size:20px">Sign in to ${NAMES.product}</h1>
<p style="margin:0 0 24px;line-height:1.5">Press the button, then confirm on the page that opens.</p>
<p style="margin:0 0 24px"><a href="${escape(url)}" style="display:inline-block;background:#1b1b1f;color:#fff;text-decoration:none;border-radius:8px;padding:12px 20px;font-weight:600">Sign in</a></p>
<p style="margin:0;font-size:13px;line-height:1.5;color:#6b6b76">The link works once, for ${minutes} minutes, on ${escape(host)}. If you did not ask for it, ignore this message.</p>
</div></body></html>
`;
  return { to, subject: `Sign in to ${NAMES.product}`, text, html };
}
