import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { Server } from './server';

/** A signed-in client of a running server. */
export interface Service {
  /** The session's cookie, for a browser. */
  cookie: string;
  /** Sends a request and gives the body of the response; throws for a status of 400 or more. */
  send(method: string, path: string, body?: unknown): Promise<Buffer>;
  json<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Sends a request, a `FormData` as a form, and gives the response of any status. */
  answer(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
  /** Sends a GET request with the same headers to another URL; throws for any status but 200. */
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
      // A server may close an idle connection just as it is reused. The request was then not processed.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(exchange(url, method, headers, body));
      else reject(error);
    });
    sent.end(body);
  });
}

/** Signs in by e-mail: unlike an API key, a session has no rate limit, which would distort the measurement. */
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

/** Signs in at a server and gives a client for it. */
export async function connect({ origin, dataDir }: Pick<Server, 'origin' | 'dataDir'>): Promise<Service> {
  const cookie = await signIn(origin, dataDir);
  const accept = 'application/json, text/event-stream';
  const headers = { cookie, origin, accept, 'content-type': 'application/json' };
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
