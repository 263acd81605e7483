// Hears how jobs end, and believes the service alone: WEBHOOK_SECRET=whsec_… node webhook-receiver.js
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SignatureError, verifyWebhook } from '@liverig/client';

const server = createServer(async (request, response) => {
  try {
    const event = await verifyWebhook({
      payload: await buffer(request),
      signature: request.headers,
      secret: process.env.WEBHOOK_SECRET ?? '',
    });
    // Answer at once, work afterwards: a delivery is given up after ten seconds.
    response.writeHead(204).end();
    if (event.type === 'job.succeeded' && event.data.type === 'export')
      console.log(`${event.data.id} made ${event.data.result.file.url}`);
    else console.log(`${event.data.id} is ${event.data.status}${event.data.error ? `: ${event.data.error}` : ''}`);
  } catch (error) {
    response.writeHead(error instanceof SignatureError ? 400 : 500).end();
    console.log(error instanceof SignatureError ? `refused: ${error.reason}` : error);
  }
});

server.listen(Number(process.env.PORT ?? 8787), '127.0.0.1');
await once(server, 'listening');
const address = server.address();
console.log(`listening on ${typeof address === 'object' && address ? address.port : address}`);
