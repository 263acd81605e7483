import { env } from '../env';
import { refuseInTransaction } from '../transaction-guard';
import type { Mail } from './mail';
import { putIntoOutbox } from './outbox';

/** Whether messages are written to the outbox on this machine instead of being sent. */
export function mailStaysHere(): boolean {
  return env().mail.smtpUrl === null;
}

/** How long the mail server may be silent, in milliseconds: somebody waits for the answer. */
const MAX_SILENCE_MS = '10000';

/** Adds timeouts to the mail server's address as query parameters, which nodemailer reads; given timeouts stay. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, MAX_SILENCE_MS);
  return url.href;
}

/**
 * Sends a message by SMTP where it is configured, else into the outbox.
 * Throws where the mail server refuses it or is silent for 10 s.
 */
export async function sendMail(mail: Mail): Promise<void> {
  refuseInTransaction('sendMail');
  const { smtpUrl, from } = env().mail;
  if (smtpUrl === null) return putIntoOutbox(mail);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(withPatience(smtpUrl));
  try {
    await transport.sendMail({ from, ...mail });
  } finally {
    transport.close();
  }
}
