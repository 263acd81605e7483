import { once } from 'node:events';
import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** An HTTP server of Node. */
export interface HttpServer extends Server {
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

/**
 * How long a kept connection may be idle once the server takes no further ones, in milliseconds. A client that uses its
 * connection is told by an answer to leave it; on one that closed in that moment its next request would fail.
 */
const KEPT_MS = 2000;
/** How often connections are looked for that have become idle, in milliseconds. */
const LOOK_MS = 100;

/** The state belongs to the process and not to a bundle: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigServers?: Set<HttpServer> };

/** The servers whose requests this process has seen. */
export const knownServers = (): Set<HttpServer> => (shared.liverigServers ??= new Set());

/** Stops taking connections, and closes each kept one once it is idle; resolves when all have ended. */
async function close(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  // Its own `close` would end idle connections at once.
  Server.prototype.close.call(server);
  await Promise.race([closed, sleep(KEPT_MS)]);
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(look);
}

/** Closes servers without failing a request; what is still open when `until` resolves is cut off. */
export async function closeServers(servers: Iterable<HttpServer>, until: Promise<unknown>): Promise<void> {
  const all = [...servers];
  await Promise.race([Promise.all(all.map(close)), until]);
  for (const server of all) server.closeAllConnections();
}
