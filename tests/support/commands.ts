import { spawn } from 'node:child_process';
import { build } from 'esbuild';

/** The exit of a command and its output. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end. Does not block this process, which may have to answer the command. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  // A shell whose input is a pipe may think that it is remote, and read the start-up files of the user.
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    written.stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, ...written };
}

/** Bundles TypeScript code that uses the SDK into one file for Node. */
export async function bundled(code: string, file: string): Promise<void> {
  const root = `${import.meta.dirname}/../..`;
  await build({
    stdin: { contents: code, loader: 'ts', resolveDir: root },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: file,
    logLevel: 'silent',
    alias: { '@liverig/client': `${root}/lib/client/sdk/node.ts` },
    tsconfig: `${root}/tsconfig.json`,
  });
}
