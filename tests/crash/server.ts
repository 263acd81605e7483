import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The folder of a built product, and what variables a process there has beside those that a test gives it. */
export interface BuiltFolder {
  folder: string;
  inherited: Record<string, string | undefined>;
  /** What starts it, and what that says when it is ready; the start script where it is not given. */
  start?: { program: string[]; ready: string };
}

const BY_SCRIPT = { program: ['sh', 'scripts/start.sh'], ready: 'Liverig is ready' };

/** This checkout, started by its script. */
export const CHECKOUT: BuiltFolder = { folder: join(import.meta.dirname, '../..'), inherited: process.env };

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

/** The built product as a process, on one port and one data folder, that may be killed and started again. */
export class Server {
  private child: ChildProcess | undefined;
  /** Whether its end was ordered here. */
  private isOrdered = false;
  /** The end of what it has written. */
  output = '';

  constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly variables: Record<string, string> = {},
    private readonly built: BuiltFolder = CHECKOUT,
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** How it ended without an order, as an exit code or a signal; null while it runs. */
  private get ownEnd(): number | string | null {
    return this.isOrdered ? null : (this.child?.exitCode ?? this.child?.signalCode ?? null);
  }

  /** Starts it and waits until it can work; throws with what it said where it ends instead. */
  async start(): Promise<void> {
    this.output = '';
    // The process itself is killed, not who would start it anew.
    const env = {
      ...this.built.inherited,
      SUPERVISED: '1',
      ANTHROPIC_API_KEY: '',
      ...this.variables,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      NODE_ENV: 'production' as const,
    };
    const { folder, start = BY_SCRIPT } = this.built;
    const [program = '', ...words] = start.program;
    const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    this.child = child;
    this.isOrdered = false;
    // Its own word that it is ready first: on a port that is taken, another would answer.
    while (!this.output.includes(start.ready) || !(await this.isHealthy())) {
      if (this.ownEnd !== null) throw new Error(`The server ended with ${this.ownEnd}:\n${this.output}`);
      await sleep(20);
    }
  }

  private async isHealthy(): Promise<boolean> {
    return fetch(`${this.origin}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Sends a signal and waits for the end; answers the exit code, null after a kill. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server had ended by itself:\n${this.output}`);
    const gone = once(child, 'exit');
    this.isOrdered = true;
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  /** Calls the API with the local key; throws where there is no answer, and another error where there will be none. */
  async call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; body: T }> {
    if (this.ownEnd !== null) throw new Error(`The server ended by itself, with ${this.ownEnd}:\n${this.output}`);
    const key = readFileSync(join(this.dataDir, 'local-api-key'), 'utf8').trim();
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      // A kept connection may be closed by the server in the moment in which it is used again.
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }
}
