import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { FunctionProcess, type Asked } from './function';

/** A killed function works for so many milliseconds at most: a small job takes about so long. */
const KILLED_WITHIN_MS = 400;

/** The functions of a platform, each of which has one request at a time. */
class Fleet {
  readonly counts = { started: 0, thawed: 0, killed: 0 };
  readonly all: FunctionProcess[] = [];
  private readonly frozen: FunctionProcess[] = [];
  private readonly waiting: (() => void)[] = [];
  private busy = 0;
  private toKill = 0;

  constructor(
    private readonly most: number,
    private readonly variables: Record<string, string>,
  ) {}

  /** Kills the next functions to be asked, so many, each at a moment of its work that nobody chose. */
  killNext(count: number): void {
    this.toKill += count;
  }

  /** Waits for room, and takes a frozen function or a new one. */
  async take(): Promise<FunctionProcess> {
    if (this.busy >= this.most)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    else this.busy += 1;
    const used = this.thawed() ?? (await this.started());
    if (this.toKill > 0) {
      this.toKill -= 1;
      this.counts.killed += 1;
      setTimeout(() => void used.kill(), Math.random() * KILLED_WITHIN_MS);
    }
    return used;
  }

  private thawed(): FunctionProcess | undefined {
    for (let next = this.frozen.pop(); next; next = this.frozen.pop()) {
      if (next.isDead) continue;
      this.counts.thawed += 1;
      return next;
    }
    return undefined;
  }

  private async started(): Promise<FunctionProcess> {
    this.counts.started += 1;
    const made = await FunctionProcess.start(this.variables);
    this.all.push(made);
    return made;
  }

  /** Gives a function, where there was one, and its room back. */
  giveBack(used: FunctionProcess | undefined): void {
    if (used && !used.isDead) this.frozen.push(used);
    const next = this.waiting.shift();
    if (next) next();
    else this.busy -= 1;
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { method = 'GET', url: path = '/', headers } = request;
  return { method, path, headers: { ...headers, connection: 'close' }, body: await buffer(request) };
}

async function serve(fleet: Fleet, asked: Asked, response: ServerResponse): Promise<void> {
  let used: FunctionProcess | undefined;
  try {
    used = await fleet.take();
    const answer = await used.ask(asked);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.flushHeaders();
    response.once('close', () => answer.destroy());
    answer.pipe(response);
    await once(answer, 'close');
  } catch {
    if (!response.headersSent) response.writeHead(502);
  }
  response.end();
  await used?.freeze();
  fleet.giveBack(used);
}

/** A platform of functions. */
export interface Platform {
  origin: string;
  fleet: Fleet;
  stop(): Promise<void>;
}

/**
 * Opens a platform that runs at most `most` functions at once. A function is frozen when its answer and what follows it
 * have ended, and thawed for its next request. `variablesOf` is given the platform's address.
 */
export async function openPlatform(
  most: number,
  variablesOf: (origin: string) => Record<string, string>,
): Promise<Platform> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fleet = new Fleet(most, variablesOf(origin));
  server.on('request', (request, response) => {
    void read(request).then((asked) => serve(fleet, asked, response));
  });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all(fleet.all.map((each) => each.kill()));
  };
  return { origin, fleet, stop };
}
