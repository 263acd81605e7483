import { once } from 'node:events';
import { connect } from 'node:net';
import { neonConfig } from '@neondatabase/serverless';
import { WebSocketServer } from 'ws';

/** Stands where Neon's WebSocket proxy would, before a Postgres on a port of this machine; gives what closes it. */
export async function startNeonProxy(postgresPort: number): Promise<() => Promise<void>> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    const upstream = connect(postgresPort, '127.0.0.1');
    socket.on('message', (data: Buffer) => upstream.write(data));
    upstream.on('data', (data) => socket.send(data));
    socket.on('close', () => upstream.destroy());
    socket.on('error', () => upstream.destroy());
    upstream.on('close', () => socket.close());
    upstream.on('error', () => socket.close());
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  Object.assign(neonConfig, {
    wsProxy: () => `127.0.0.1:${port}/v1`,
    useSecureWebSocket: false,
    pipelineConnect: false,
    pipelineTLS: false,
  });
  return () =>
    new Promise((resolve) => {
      for (const client of server.clients) client.terminate();
      server.close(() => resolve());
    });
}
