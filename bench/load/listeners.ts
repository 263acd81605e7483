import { Agent, get, type IncomingMessage } from 'node:http';

/** The results of open event streams. */
export interface Heard {
  /** The delay of each delivered event from its insertion to its arrival, in milliseconds. */
  delays: number[];
  /** How many streams ended before they were closed. */
  ended: number;
}

const DATA = 'data: ';

/** Records the delay of every complete event in the text of a stream; gives the incomplete rest. */
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

/** The number of streams that are opened in parallel. */
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
