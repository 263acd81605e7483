import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** An HTTP server of Node. */
export interface HttpServer extends Server {
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

/**
 * How long a keep-alive connection may be idle after the server stopped accepting new ones, in milliseconds. Answers
 * tell clients to close (`Connection: close`). If the server closed an idle connection at once, a request on its way
 * would fail.
 */
const KEPT_MS = 2000;
/** How often idle connections are closed meanwhile, in milliseconds. */
const LOOK_MS = 100;

/**
 * A turn of the event loop this short leaves hardly any time for a connection to arrive after its poll, in
 * milliseconds.
 */
const BRIEF_TURN_MS = 1;
/** How long a busy server waits for such a turn, in milliseconds. */
const BACKLOG_MS = 1000;

/** Kept on `globalThis`, because several bundles share it: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigServers?: Set<HttpServer> };

/** The servers whose requests this process has seen. */
export const knownServers = (): Set<HttpServer> => (shared.liverigServers ??= new Set());

/**
 * Calls `then`, which closes the listener, once its backlog is empty, since closing resets the connections in it. Node
 * accepts one connection in each turn of the event loop. Accepted ones are handled only after `then`, since requests
 * would make the turns too long for the backlog to empty.
 */
function withEmptyBacklog(server: HttpServer, then: () => void): void {
  const until = performance.now() + BACKLOG_MS;
  const taken: Socket[] = [];
  let [began, known] = [performance.now(), -1];
  const hear = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket) => taken.push(socket));
  const look = () => {
    const now = performance.now();
    if (now < until && (taken.length > known || now - began > BRIEF_TURN_MS)) {
      [began, known] = [now, taken.length];
      setImmediate(look);
      return;
    }
    then();
    server.removeAllListeners('connection');
    for (const listener of hear) server.on('connection', listener);
    for (const socket of taken) server.emit('connection', socket);
  };
  setImmediate(look);
}

/** Stops accepting connections, and closes each keep-alive one when it is idle. Resolves when all are closed. */
async function close(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  // Its own `close` would end idle connections at once.
  await new Promise<void>((resolve) => {
    withEmptyBacklog(server, () => {
      Server.prototype.close.call(server);
      resolve();
    });
  });
  await Promise.race([closed, sleep(KEPT_MS)]);
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(look);
}

/** Closes servers without failing a request. Connections that are still open when `until` resolves are cut off. */
export async function closeServers(servers: Iterable<HttpServer>, until: Promise<unknown>): Promise<void> {
  const all = [...servers];
  await Promise.race([Promise.all(all.map(close)), until]);
  for (const server of all) server.closeAllConnections();
}
