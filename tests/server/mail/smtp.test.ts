import '../../support/data-dir';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAccount, signIn } from '@/lib/contract/account';
import { removeDataDir } from '../../support/data-dir';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call, codeOf, detailsOf, type Received } from '../../support/http';
import { confirm, fieldsOf, linkIn, outbox, sessionOf } from '../../support/sign-in';

interface Message {
  from: string;
  to: string[];
  user: string | undefined;
  raw: string;
}

let server: SMTPServer;
let silent: Server;
let messages: Message[] = [];
let refuses = false;
/**
 * What somebody is told whose mail goes to a server that never says a word: asked first, for the answer takes its time.
 */
let unheard: Promise<Received>;

const addressOf = (address: { address: string } | false | null | undefined) => (address ? address.address : '');

beforeAll(async () => {
  await openTestDatabase();
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      password === 'pass word' ? done(null, { user: username }) : done(new Error('No')),
    onRcptTo: (_, __, done) => done(refuses ? new Error('Nobody here') : null),
    onData: (stream, { envelope, user }, done) => {
      let raw = '';
      stream.on('data', (bytes: Buffer) => {
        raw += bytes.toString();
      });
      stream.on('end', () => {
        messages.push({
          from: addressOf(envelope.mailFrom),
          to: envelope.rcptTo.map(addressOf),
          user: typeof user === 'string' ? user : undefined,
          raw,
        });
        done();
      });
    },
  });
  // The test causes these errors on purpose.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  await withServer(portOf(silent));
  unheard = ask('silent@example.com');
  await once(silent, 'connection');
});
beforeEach(() => {
  messages = [];
  refuses = false;
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(() => resolve(null));
  });
  silent.close();
  await closeTestDatabase();
  removeDataDir();
});

const portOf = (listening: { address(): AddressInfo | string | null }) => (listening.address() as AddressInfo).port;

/** Reads the configuration anew, with this mail server. */
async function withServer(port: number, login = 'mailer:pass%20word@'): Promise<void> {
  vi.resetModules();
  vi.stubEnv('SMTP_URL', `smtp://${login}127.0.0.1:${port}`);
  vi.stubEnv('EMAIL_FROM', 'Liverig <hello@liverig.example>');
  await openAnew();
}

/** The modules that were read anew share the database that is open. */
const openAnew = async () => (await import('@/lib/server/db/client')).openDatabase();

/** The first part of a message, decoded from quoted-printable. */
function textOf({ raw }: Message): string {
  const part =
    raw
      .split(/\r\n\r\n/)
      .slice(raw.includes('multipart/') ? 2 : 1)
      .join('\r\n\r\n')
      .split(/\r\n--/)[0] ?? '';
  return part
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const ask = (email: string): Promise<Received> => call(signIn, { body: { email } });

describe('with a mail server', () => {
  beforeEach(() => withServer(portOf(server.server)));

  test('a link is sent by SMTP, not to the outbox, and signs in', async () => {
    expect((await ask('ada@example.com')).status).toBe(202);
    expect(messages).toMatchObject([{ from: 'hello@liverig.example', to: ['ada@example.com'], user: 'mailer' }]);
    const [message] = messages;
    expect(message?.raw).toMatch(/^From: Liverig <hello@liverig.example>$/m);
    expect(message?.raw).toMatch(/^To: ada@example.com$/m);
    expect(message?.raw).toMatch(/^Subject: Sign in to Liverig$/m);
    expect(message?.raw).toContain('text/html');
    expect(outbox()).toEqual([]);
    const link = linkIn(message && textOf(message));
    expect(link.pathname).toBe('/sign-in/confirm');
    const session = sessionOf(await confirm(fieldsOf(link)));
    expect((await call(getAccount, { session })).body).toMatchObject({ email: 'ada@example.com' });
    const { localSignInLink } = await import('@/lib/server/auth/sign-in');
    expect(await localSignInLink('ada@example.com')).toBeNull();
  });

  test('that refuses the mail causes an error; each attempt counts once for the limit of five', async () => {
    refuses = true;
    const answers: Received[] = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await ask('refused@example.com'));
    expect(answers.map(codeOf)).toEqual(['internal', 'internal', 'internal', 'internal', 'internal', 'rate_limited']);
    const [first] = answers;
    expect(first?.body).toMatchObject({
      error: { message: 'The mail with the sign-in link could not be sent. Please try again in a few minutes.' },
    });
    expect(first && detailsOf(first)).toEqual({ request_id: first?.headers.get('request-id') });
  });
});

test('a mail server that refuses our login causes an error', async () => {
  await withServer(portOf(server.server), 'mailer:wrong@');
  expect(codeOf(await ask('login@example.com'))).toBe('internal');
});

test('an unreachable mail server causes an error', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const port = portOf(gone);
  gone.close();
  await withServer(port);
  expect(codeOf(await ask('gone@example.com'))).toBe('internal');
});

test('a mail server that never answers causes an error after 10 seconds', async () => {
  expect(codeOf(await unheard)).toBe('internal');
});
