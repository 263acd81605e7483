// The baseline of `streams.ts`: a Node server that keeps event streams open, and writes each message from its parent
// process to the streams of a path.
import { createServer } from 'node:http';

/** Open responses by path. */
const open = new Map();

const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': open\n\n');
  const streams = open.get(request.url) ?? new Set();
  open.set(request.url, streams.add(response));
  response.once('close', () => streams.delete(response));
});
process.on('message', ({ path, text }) => {
  for (const response of open.get(path) ?? []) response.write(text);
});
process.once('disconnect', () => process.exit(0));
server.listen(0, () => process.send(server.address().port));
