import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocketServer } from 'ws';

/** A WebSocket proxy to Postgres servers of this machine. */
export interface NeonProxy {
  url: string;
  stop(): Promise<void>;
}

/** Starts a replacement of Neon's proxy, which connects to the requested port of this machine. */
export async function startNeonProxy(): Promise<NeonProxy> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket, { url = '' }) => {
    const address = new URL(url, 'ws://localhost').searchParams.get('address') ?? '';
    const upstream = connect(Number(address.split(':')[1]), '127.0.0.1').setNoDelay(true);
    socket.on('message', (data: Buffer) => upstream.write(data));
    upstream.on('data', (data) => socket.send(data));
    socket.on('close', () => upstream.destroy());
    socket.on('error', () => upstream.destroy());
    upstream.on('close', () => socket.close());
    upstream.on('error', () => socket.close());
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `ws://127.0.0.1:${port}/v1`,
    stop: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}
