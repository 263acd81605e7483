import { Agent, get, type IncomingMessage } from 'node:http';

/** What was heard on open event streams. */
export interface Heard {
  /** Milliseconds from an event's row to its arrival, for each delivery. */
  delays: number[];
  /** How many streams ended before they were closed. */
  ended: number;
}

const DATA = 'data: ';

/** Notes the delay of every whole event in a stream's text; gives what is left of it. */
function take(text: string, heard: Heard): string {
  const arrived = Date.now();
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  for (const block of blocks) {
    const line = block.split('\n').find((each) => each.startsWith(DATA));
    if (!line) continue;
    const { at } = JSON.parse(line.slice(DATA.length)) as { at: string };
    heard.delays.push(arrived - Date.parse(at));
  }
  return rest;
}

function listen(url: string, key: string, agent: Agent, heard: Heard): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${key}`, accept: 'text/event-stream' } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}.`));
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        rest = take(rest + text, heard);
      });
      response.on('close', () => (heard.ended += 1));
      response.on('error', () => undefined);
      resolve(response);
    }).on('error', reject);
  });
}

/** How many streams are asked for at once. */
const AT_ONCE = 20;

/** Opens a stream for each address and key, and resolves when all are open. */
export async function openStreams(
  asked: readonly { url: string; key: string }[],
): Promise<{ heard: Heard; close(): void }> {
  const agent = new Agent({ maxSockets: Infinity });
  const heard: Heard = { delays: [], ended: 0 };
  const open: IncomingMessage[] = [];
  const waiting = [...asked];
  const opener = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      open.push(await listen(next.url, next.key, agent, heard));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  const close = () => {
    for (const response of open) response.destroy();
    agent.destroy();
  };
  return { heard, close };
}
