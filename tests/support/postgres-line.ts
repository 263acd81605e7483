import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { MESSAGE, messageReader, typeOf } from './postgres-messages';
import type { RealPostgres } from './postgres';

/** Listens on a port of this machine, and gives the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A TCP proxy to a Postgres that simulates network faults. */
export interface PostgresLine {
  url: string;
  /** Breaks every connection, and each new one. */
  cut(): void;
  /** Forwards nothing and keeps connections open, as if packets were lost. */
  freeze(): void;
  /** Forwards everything except notices. */
  swallowNotices(): void;
  /** Ends all of these faults. */
  restore(): void;
  stop(): Promise<void>;
}

type Fault = 'none' | 'cut' | 'frozen' | 'muted';

/** Opens a proxy to this Postgres. */
export async function openLine(postgres: RealPostgres): Promise<PostgresLine> {
  const sockets = new Set<Socket>();
  let fault: Fault = 'none';
  const server = createServer((client) => {
    if (fault === 'cut') return void client.destroy();
    const upstream = connect(postgres.port, '127.0.0.1');
    const messagesOf = messageReader({ beginsWithStartup: false });
    client.on('data', (piece) => upstream.write(piece));
    upstream.on('data', (piece) => {
      for (const message of messagesOf(piece))
        if (fault !== 'muted' || typeOf(message) !== MESSAGE.notice) client.write(message);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      if (fault === 'frozen') socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    return undefined;
  });
  const url = new URL(postgres.url);
  url.port = String(await listenLocally(server));
  const all = (act: (socket: Socket) => void, next: Fault) => () => {
    fault = next;
    for (const socket of sockets) act(socket);
  };
  const cut = all((socket) => socket.destroy(), 'cut');
  return {
    url: url.href,
    cut,
    freeze: all((socket) => socket.pause(), 'frozen'),
    swallowNotices: all(() => undefined, 'muted'),
    restore: all((socket) => socket.resume(), 'none'),
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
