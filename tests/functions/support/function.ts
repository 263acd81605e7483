import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(import.meta.dirname, '../../..');

/** A request as the platform has read it. */
export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The built product as a function: `next start`, frozen whenever it has answered and works on nothing. */
export class FunctionProcess {
  private ended = false;
  /** Resolves the wait for its word that it works on nothing, also when it ends. */
  private onIdle: () => void = () => undefined;
  /** The end of what it has written. */
  output = '';

  private port = 0;

  private constructor(private readonly child: ChildProcess) {
    child.once('exit', () => {
      this.ended = true;
      this.onIdle();
    });
    child.on('message', (said) => said === 'idle' && this.onIdle());
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-20_000);
      });
  }

  /** Starts one, and waits until it takes connections. Throws with what it said where it ends instead. */
  static async start(variables: Record<string, string>): Promise<FunctionProcess> {
    const preload = join(import.meta.dirname, 'preload.mjs');
    const next = join(ROOT, 'node_modules/next/dist/bin/next');
    const child = spawn(process.execPath, ['--import', preload, next, 'start', '-H', '127.0.0.1', '-p', '0'], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        RUNTIME: 'functions',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const made = new FunctionProcess(child);
    made.port = await new Promise<number>((resolve, reject) => {
      child.once('message', (said) => resolve((said as { port: number }).port));
      child.once('exit', () => reject(new Error(`A function ended at its start:\n${made.output}`)));
    });
    return made;
  }

  get isDead(): boolean {
    return this.ended;
  }

  /** Thaws it and passes a request on; rejects where it dies before it answers. */
  async ask({ method, path, headers, body }: Asked): Promise<IncomingMessage> {
    this.child.kill('SIGCONT');
    const sent = request({ host: '127.0.0.1', port: this.port, method, path, headers, agent: false });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  }

  /** What it answers to a request that no client has tidied up. */
  raw(line: string, ...headers: string[]): Promise<string> {
    const socket = connect(this.port, '127.0.0.1');
    socket.write([`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
    return text(socket);
  }

  /** Freezes it as soon as it works on nothing; resolves when it is frozen or dead. */
  async freeze(): Promise<void> {
    if (this.ended || !this.child.connected) return;
    await new Promise<void>((resolve) => {
      this.onIdle = resolve;
      this.child.send('idle?', (error) => error && resolve());
    });
    if (!this.ended) this.child.kill('SIGSTOP');
  }

  /** Kills it, whatever it does. */
  async kill(): Promise<void> {
    if (this.ended) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
