import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { Server } from './server';

/** A signed-in caller of a running server. */
export interface Service {
  /** The session's cookie, for a browser. */
  cookie: string;
  /** Sends one request and reads the whole answer; throws for a status of 400 and more. */
  send(method: string, path: string, body?: unknown): Promise<Buffer>;
  json<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Sends one request, a form as such, and gives its answer of whatever status. */
  answer(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
  /** Asks another server at this address with the same headers; throws for anything but 200. */
  elsewhere(url: string): Promise<unknown>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function exchange(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | Uint8Array | undefined,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A server may end a connection that idles just as it is used again: then the request has not been heard.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(url, method, headers, body));
      else reject(error);
    });
    sent.end(body);
  });
}

/** Signs in by e-mail, since a session has no rate limit that would be measured instead of the server. */
async function signIn(origin: string, dataDir: string): Promise<string> {
  const email = `bench-${Date.now()}@example.com`;
  await exchange(`${origin}/api/v1/sign-in`, 'POST', { 'content-type': 'application/json' }, JSON.stringify({ email }));
  const outbox = join(dataDir, 'outbox');
  const mails = readdirSync(outbox).map(
    (name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string; text: string },
  );
  const link = new URL(/http\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '');
  const { headers } = await exchange(
    `${origin}/api/auth/confirm`,
    'POST',
    { 'content-type': 'application/x-www-form-urlencoded', origin },
    new URLSearchParams(link.searchParams).toString(),
  );
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
  const session = cookies.find((cookie) => /session-token=./.test(cookie));
  if (!session) throw new Error('The bench could not sign in.');
  return session;
}

/** Signs in at a server. */
export async function connect({ origin, dataDir }: Pick<Server, 'origin' | 'dataDir'>): Promise<Service> {
  const cookie = await signIn(origin, dataDir);
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const send: Service['send'] = async (method, path, body) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const { status, bytes } = await exchange(`${origin}/api/v1${path}`, method, headers, text);
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${bytes.toString().slice(0, 300)}`);
    return bytes;
  };
  const answer: Service['answer'] = async (method, path, body) => {
    const form = body instanceof FormData ? new Response(body) : null;
    const said = form ? { ...headers, 'content-type': form.headers.get('content-type') ?? '' } : headers;
    const content = form
      ? new Uint8Array(await form.arrayBuffer())
      : body === undefined
        ? undefined
        : JSON.stringify(body);
    const { status, bytes } = await exchange(`${origin}/api/v1${path}`, method, said, content);
    return { status, text: bytes.toString() };
  };
  const elsewhere = async (url: string) => {
    const { status } = await exchange(url, 'GET', headers, undefined);
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
  };
  return {
    cookie,
    send,
    elsewhere,
    answer,
    json: async <T>(method: string, path: string, body?: unknown) =>
      JSON.parse((await send(method, path, body)).toString()) as T,
  };
}
