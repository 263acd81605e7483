import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { vi } from 'vitest';
import { listenLocally } from './postgres-line';

/** A network fault between the service and its object store; `cut` breaks an answer after this many bytes. */
export type StoreFault = 'none' | 'hangs' | 'trickles' | 'refuses' | 'cut';

const CUT_AFTER_BYTES = 100_000;
const TRICKLE = { bytes: 1, everyMs: 100 };

/** A local S3 server behind a proxy that simulates faults, configured as the object store of this process. */
export interface StoreLine {
  fault: StoreFault;
  /** The number of chunks that the service has sent so far. */
  sent: number;
  stop(): Promise<void>;
}

/** Starts an object store behind a proxy, at first without faults. */
export async function openStoreLine(): Promise<StoreLine> {
  const directory = mkdtempSync(join(tmpdir(), 'liverig-objects-'));
  const buckets = [{ name: 'mascots', configs: [] }];
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: buckets });
  const { port } = await store.run();
  const line: StoreLine = { fault: 'none', sent: 0, stop };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    sockets.add(client);
    let passed = 0;
    client.on('data', (piece) => {
      line.sent += 1;
      if (line.fault === 'refuses') client.destroy();
      else if (line.fault !== 'hangs') upstream.write(piece);
    });
    upstream.on('data', (piece) => {
      if (line.fault === 'trickles') return trickle(client, piece);
      if (line.fault === 'cut' && (passed += piece.byteLength) > CUT_AFTER_BYTES) client.destroy();
      else client.write(piece);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
    }
  });
  const settings = {
    ENDPOINT: `http://127.0.0.1:${await listenLocally(server)}`,
    BUCKET: 'mascots',
    ACCESS_KEY_ID: 'S3RVER',
    SECRET_ACCESS_KEY: 'S3RVER',
    REGION: 'us-east-1',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`S3_${name}`, value);

  async function stop(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
    await store.close();
    rmSync(directory, { recursive: true });
    vi.unstubAllEnvs();
  }
  return line;
}

/** Forwards bytes one by one and slowly, so that the connection is never idle and no answer ends. */
function trickle(client: Socket, piece: Uint8Array): void {
  let at = 0;
  const timer = setInterval(() => {
    if (client.destroyed || at >= piece.byteLength) return clearInterval(timer);
    client.write(piece.subarray(at, (at += TRICKLE.bytes)));
    return undefined;
  }, TRICKLE.everyMs);
}
