import { readFileSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

/** A signed-in caller of a running server. */
export interface Service {
  /** Sends one request and reads the whole answer; throws for a status of 400 and more. */
  send(method: string, path: string, body?: unknown): Promise<Buffer>;
  json<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Asks the route of `bare-route/`, which answers a constant, with the same headers. */
  constant(): Promise<unknown>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function exchange(url: string, method: string, headers: Record<string, string>, body: string | undefined): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Signs in by e-mail, since a session has no rate limit that would be measured instead of the server. */
async function signIn(origin: string, dataDir: string): Promise<string> {
  const email = `bench-${Date.now()}@example.com`;
  await exchange(`${origin}/api/v1/sign-in`, 'POST', { 'content-type': 'application/json' }, JSON.stringify({ email }));
  const outbox = join(dataDir, 'outbox');
  const mails = readdirSync(outbox).map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string; text: string });
  const link = new URL(/http\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? '');
  const { headers } = await exchange(`${origin}/api/auth/confirm`, 'POST', { 'content-type': 'application/x-www-form-urlencoded', origin }, new URLSearchParams(link.searchParams).toString());
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '');
  const session = cookies.find((cookie) => /session-token=./.test(cookie));
  if (!session) throw new Error('The bench could not sign in.');
  return session;
}

/** The server that `scripts/bench.mjs` started. */
export async function connect(): Promise<Service> {
  const { BENCH_ORIGIN: origin, BENCH_DATA_DIR: dataDir, BENCH_BARE_ORIGIN: bare } = process.env;
  if (!origin || !dataDir) throw new Error('Run the benches with npm run bench: it starts the server that they measure.');
  const cookie = await signIn(origin, dataDir);
  const headers = { cookie, origin, 'content-type': 'application/json' };
  const send: Service['send'] = async (method, path, body) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const { status, bytes } = await exchange(`${origin}/api/v1${path}`, method, headers, text);
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${bytes.toString().slice(0, 300)}`);
    return bytes;
  };
  const constant = async () => {
    const { status } = await exchange(`${bare}/constant`, 'GET', headers, undefined);
    if (status !== 200) throw new Error(`The bare route answered ${status}.`);
  };
  return { send, constant, json: async <T>(method: string, path: string, body?: unknown) => JSON.parse((await send(method, path, body)).toString()) as T };
}

/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] ?? 0 : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Prints one measured claim and whether it is kept. */
export function report(claim: string, value: string, kept: boolean): void {
  console.log(`${kept ? 'ok  ' : 'MISS'}  ${claim.padEnd(58)} ${value}`);
}
