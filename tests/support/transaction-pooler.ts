import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './postgres-line';
import { contentOf, int32, MESSAGE, messageOf, messageReader, startupOf, typeOf } from './postgres-messages';
import type { RealPostgres } from './postgres';

/** A pooler that may run each transaction in another session, as PgBouncer does in transaction mode. */
export interface TransactionPooler {
  url: string;
  /** The text of every statement that clients have sent. */
  statements: string[];
  stop(): Promise<void>;
}

/** A database session that is lent to a client for one transaction. */
interface Session {
  socket: Socket;
  client: Socket | undefined;
}

const IDLE = 'I';

/** Opens sessions and lends them in turn. Their notices are dropped. */
function openSessions(postgres: RealPostgres, count: number) {
  const sockets = new Set<Socket>();
  const idle: Session[] = [];
  const waiting: ((session: Session) => void)[] = [];
  let settings: Buffer[] = [];

  function release(session: Session): void {
    session.client = undefined;
    const next = waiting.shift();
    if (next) next(session);
    else idle.push(session);
  }

  function open(): void {
    const socket = connect(postgres.port, '127.0.0.1');
    const session: Session = { socket, client: undefined };
    const messagesOf = messageReader({ beginsWithStartup: false });
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.write(startupOf('postgres', 'postgres'));
    socket.on('data', (piece) => {
      const messages = messagesOf(piece);
      if (settings.length === 0) settings = messages.filter((message) => typeOf(message) === MESSAGE.setting);
      for (const message of messages) {
        if (typeOf(message) !== MESSAGE.notice) session.client?.write(message);
        if (typeOf(message) === MESSAGE.ready && contentOf(message).toString() === IDLE) release(session);
      }
    });
  }

  for (let opened = 0; opened < count; opened += 1) open();
  return {
    settings: () => settings,
    take: (use: (session: Session) => void): void => {
      const session = idle.shift();
      if (session) use(session);
      else waiting.push(use);
    },
    release,
    /** Replaces a session whose client disconnected within a transaction. */
    replace: ({ socket }: Session): void => {
      socket.destroy();
      open();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Serves one client of the pooler. */
function serve(client: Socket, sessions: ReturnType<typeof openSessions>, hear: (message: Buffer) => void): void {
  const messagesOf = messageReader({ beginsWithStartup: true });
  let isGreeted = false;
  let unsent: Buffer[] = [];
  let session: Session | undefined;
  const use = (given: Session) => {
    if (client.destroyed) return sessions.release(given);
    session = given;
    given.client = client;
    given.socket.write(Buffer.concat(unsent.splice(0)));
  };
  const send = (message: Buffer) => {
    hear(message);
    if (session?.client === client) session.socket.write(message);
    else if (unsent.push(message) === 1) sessions.take(use);
  };
  client.on('error', () => undefined);
  client.on('close', () => {
    unsent = [];
    if (session?.client === client) sessions.replace(session);
  });
  client.on('data', (piece) => {
    for (const message of messagesOf(piece)) {
      if (isGreeted && typeOf(message) === MESSAGE.terminate) client.end();
      else if (isGreeted) send(message);
      else {
        isGreeted = true;
        const ready = messageOf(MESSAGE.ready, Buffer.from(IDLE));
        const key = messageOf(MESSAGE.key, int32(1), int32(1));
        client.write(Buffer.concat([messageOf(MESSAGE.authenticated, int32(0)), ...sessions.settings(), key, ready]));
      }
    }
  });
}

/** Starts a pooler with this many sessions of a Postgres. */
export async function startTransactionPooler(postgres: RealPostgres, sessionCount = 3): Promise<TransactionPooler> {
  const statements: string[] = [];
  const sessions = openSessions(postgres, sessionCount);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.setNoDelay(true);
    serve(client, sessions, (message) => {
      const texts = contentOf(message).toString().split('\0');
      if (typeOf(message) === MESSAGE.query) statements.push(texts[0] ?? '');
      if (typeOf(message) === MESSAGE.parse) statements.push(texts[1] ?? '');
    });
  });
  const url = new URL(postgres.url);
  url.port = String(await listenLocally(server));
  return {
    url: url.href,
    statements,
    stop: async () => {
      for (const client of clients) client.destroy();
      sessions.close();
      server.close();
      await once(server, 'close');
    },
  };
}
