import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBase32 } from '../crypto';
import { env } from '../env';
import type { Mail } from './mail';

/** A message in the outbox. */
export interface OutboxMail extends Mail {
  sent_at: string;
}

const directory = () => join(env().dataDir, 'outbox');

/** Writes a message as one JSON file, renamed into place when complete; names sort by time. */
export async function putIntoOutbox(mail: Mail): Promise<void> {
  await mkdir(directory(), { recursive: true });
  const sentAt = new Date().toISOString();
  const name = `${sentAt.replace(/[:.]/g, '-')}-${randomBase32(8)}.json`;
  const draft = join(directory(), `.${name}.draft`);
  await writeFile(draft, `${JSON.stringify({ ...mail, sent_at: sentAt } satisfies OutboxMail, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(draft, join(directory(), name));
}

/** The newest message to an address that was sent after `since`; null where there is none. */
export async function newestInOutbox(to: string, since: Date): Promise<OutboxMail | null> {
  const names = (await readdir(directory()).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .toReversed();
  for (const name of names) {
    const mail = JSON.parse(await readFile(join(directory(), name), 'utf8')) as OutboxMail;
    if (new Date(mail.sent_at) < since) return null;
    if (mail.to === to) return mail;
  }
  return null;
}
