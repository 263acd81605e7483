import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let server: Server;
let received = '';
let refuses = false;

/** Answers one line of SMTP; the message itself ends with a lone dot. */
function answerOf(line: string): string {
  if (line.startsWith('EHLO')) return '250 here';
  if (line.startsWith('RCPT') && refuses) return '550 nobody here';
  if (line.startsWith('DATA')) return '354 go on';
  if (line.startsWith('QUIT')) return '221 bye';
  return '250 ok';
}

beforeAll(async () => {
  server = createServer((socket) => {
    let inMessage = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      rest += bytes.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        received += `${line}\n`;
        if (inMessage && line !== '.') continue;
        inMessage = line.startsWith('DATA');
        socket.write(`${answerOf(line)}\r\n`);
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('EMAIL_FROM', 'Liverig <hello@liverig.example>');
});
afterAll(async () => { await new Promise((resolve) => { server.close(resolve); }); });

const mail = { to: 'ada@example.com', subject: 'Sign in', text: 'The link', html: '<p>The link</p>' };

test('with SMTP_URL a message goes to the mail server, not to the outbox', async () => {
  const { mailStaysHere, sendMail } = await import('@/lib/server/mail/send');
  expect(mailStaysHere()).toBe(false);
  await sendMail(mail);
  expect(received).toContain('RCPT TO:<ada@example.com>');
  expect(received).toContain('From: Liverig <hello@liverig.example>');
  expect(received).toContain('The link');
});

test('a refusal of the mail server is thrown', async () => {
  const { sendMail } = await import('@/lib/server/mail/send');
  refuses = true;
  await expect(sendMail(mail)).rejects.toThrow(/550/);
});
