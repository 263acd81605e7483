import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { basename, dirname, join, relative } from 'node:path';

/** The longest path of a socket, in bytes, that every system accepts: Linux takes 108, macOS 104, with a zero byte. */
const MAX_ADDRESS_BYTES = 100;
/** The maximum length of a message, in bytes. */
const MAX_SAID_BYTES = 1 << 20;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const fits = (address: string): boolean => Buffer.byteLength(address) <= MAX_ADDRESS_BYTES;

/** Calls `use` with an address for the path that is short enough for a socket. */
async function withAddress<T>(path: string, use: (address: string) => Promise<T>): Promise<T> {
  const address = [path, relative(process.cwd(), path)].find(fits);
  if (address) return use(address);
  if (process.platform !== 'linux') throw new Error(`The path ${path} is too long for a socket.`);
  const folder = openSync(dirname(path), 'r');
  try {
    return await use(join('/proc/self/fd', String(folder), basename(path)));
  } finally {
    closeSync(folder);
  }
}

/** Connects to the socket at a path; null where no live process listens there. */
export function connectLocally(path: string): Promise<Socket | null> {
  return withAddress(path, async (address) => {
    const socket = connect(address);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (codeOf(error) === 'ECONNREFUSED' || codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  });
}

/** Listens at a path for the life of this process, without keeping it alive. */
export async function listenLocally(path: string, onSocket: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, onSocket);
  await withAddress(path, async (address) => {
    server.listen({ path: address });
    await once(server, 'listening');
  });
  return server.unref();
}

async function saidBy(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  // The socket stays open for the answer.
  for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    if (bytes > MAX_SAID_BYTES) throw new Error('The other side of a local socket says too much.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** Sends a text to the process that listens at a path, and gives its answer; null if none listens. */
export async function askLocally(path: string, text: string): Promise<string | null> {
  const socket = await connectLocally(path);
  if (!socket) return null;
  socket.end(text);
  return saidBy(socket);
}

/**
 * Answers each text that is sent to a path, and gives a function that stops it. A socket left by a dead process is
 * replaced, so the caller makes sure that no live process has it.
 */
export async function answerLocally(path: string, answer: (text: string) => Promise<string>): Promise<() => void> {
  rmSync(path, { force: true });
  const server = await listenLocally(path, (socket) => {
    const give = async () => socket.end(await answer(await saidBy(socket)));
    give().catch(() => socket.destroy());
  });
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}
