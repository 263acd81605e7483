import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { POST } from '@/app/api/auth/confirm/route';
import { signIn } from '@/lib/contract/account';
import type { OutboxMail } from '@/lib/server/mail/outbox';
import { dataDir } from './data-dir';
import { call, ORIGIN } from './http';

/** What Next passes to a route without parameters. */
export const nowhere = { params: Promise.resolve({}) };

/** The messages that this test file has sent, oldest first. */
export function outbox(): OutboxMail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as OutboxMail);
}

/** The last message to an address. */
export const lastMailTo = (to: string) =>
  outbox()
    .filter((mail) => mail.to === to)
    .at(-1);

/** The sign-in link in a message's text. */
export const linkIn = (text: string | undefined) => new URL(/http\S+/.exec(text ?? '')?.[0] ?? '');

/** Requests a sign-in link, and reads it from the mail. */
export async function linkFor(email: string, next?: string): Promise<URL> {
  expect((await call(signIn, { body: { email, ...(next === undefined ? {} : { next }) } })).status).toBe(202);
  return linkIn(lastMailTo(email.toLowerCase())?.text);
}

/** The fields of the confirm page's form. */
export const fieldsOf = (link: URL) => Object.fromEntries(link.searchParams);

/** Posts the form of the confirm page. */
export const confirm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${ORIGIN}/sign-in/confirm`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { host: new URL(ORIGIN).host, ...headers },
    }),
    nowhere,
  );

/** The session token that an answer sets, empty where it sets none. */
export const sessionOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => /authjs\.session-token=([^;]*)/.exec(cookie)?.[1])
    .find(Boolean) ?? '';
