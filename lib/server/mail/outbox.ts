import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBase32 } from '../crypto';
import { env } from '../env';
import type { Mail } from './mail';

/** A message in the outbox. */
export interface OutboxMail extends Mail {
  sent_at: string;
}

const directory = () => join(env().dataDir, 'outbox');

/** The moment as the start of a file's name: such names sort by time. */
const stampOf = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

/** The name of a message's file, also of an incomplete one. */
const MESSAGE_NAME = /^\.?\d{4}-\d\d-\d\dT.*\.json/;

/** The names of the messages' files; none before the first message. */
async function fileNames(): Promise<string[]> {
  return (await readdir(directory()).catch(() => [])).filter((name) => MESSAGE_NAME.test(name));
}

/** Writes a message as one JSON file, renamed into place when complete; names sort by time. */
export async function putIntoOutbox(mail: Mail): Promise<void> {
  await mkdir(directory(), { recursive: true });
  const now = new Date();
  const name = `${stampOf(now)}-${randomBase32(8)}.json`;
  const draft = join(directory(), `.${name}.draft`);
  await writeFile(draft, `${JSON.stringify({ ...mail, sent_at: now.toISOString() } satisfies OutboxMail, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(draft, join(directory(), name));
}

/** The newest message to an address that was sent after `since`; null where there is none. */
export async function newestInOutbox(to: string, since: Date): Promise<OutboxMail | null> {
  const names = (await fileNames())
    .filter((name) => !name.startsWith('.'))
    .sort()
    .toReversed();
  for (const name of names) {
    const mail = JSON.parse(await readFile(join(directory(), name), 'utf8')) as OutboxMail;
    if (new Date(mail.sent_at) < since) return null;
    if (mail.to === to) return mail;
  }
  return null;
}

/** Deletes messages that were written before `before`, and what a killed process left of one. */
export async function dropFromOutbox(before: Date): Promise<void> {
  const end = stampOf(before);
  for (const name of await fileNames())
    if (name.replace(/^\./, '') < end) await rm(join(directory(), name), { force: true });
}
