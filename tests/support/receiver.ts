import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

/** A request that a receiver got, with its raw body. */
export interface Got {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Resolves when its connection has ended, by either side. */
  closed: Promise<unknown>;
}

type Answer = (response: ServerResponse, got: Got) => unknown;

/** Receivers of webhooks on this machine, one per path. */
export interface Receivers {
  address(path: string): string;
  /** Sets the answer of a path; by default it is 200. */
  answer(path: string, answer: Answer): void;
  /** The requests that a path has got. */
  at(path: string): Got[];
  /** Resolves with the first requests of a path as soon as there are this many. */
  come(path: string, many: number): Promise<Got[]>;
  close(): Promise<void>;
}

/** Opens receivers that the product may deliver to. Call it before anything reads the environment. */
export async function openReceivers(): Promise<Receivers> {
  const answers = new Map<string, Answer>();
  const all: Got[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const closed = once(response, 'close');
    void text(request).then(
      (body) => {
        const got = { path: request.url ?? '', headers: request.headers, body, closed };
        all.push(got);
        void (answers.get(got.path) ?? ((ok: ServerResponse) => ok.end('thanks')))(response, got);
        for (const look of waiting) look();
      },
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('OUTBOUND_ALLOW', `${host},${await closedHost()}`);
  const at = (path: string) => all.filter((got) => got.path === path);
  return {
    address: (path) => `http://${host}${path}`,
    answer: (path, answer) => {
      answers.set(path, answer);
    },
    at,
    come: (path, many) =>
      new Promise((resolve) => {
        const look = () => {
          if (at(path).length < many) return;
          waiting.delete(look);
          resolve(at(path).slice(0, many));
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

let closed: string | undefined;

/** A host of this machine that the product may deliver to, where nobody listens. */
export async function closedHost(): Promise<string> {
  if (closed) return closed;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  closed = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return closed;
}
