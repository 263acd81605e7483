import { spawn } from 'node:child_process';
import { build } from 'esbuild';

/** How a command ended, and what it wrote. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end, without keeping this process from answering it. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  // A shell whose input is a pipe may take itself for a remote one, and read what people set up for theirs.
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

/** Code in TypeScript that uses the SDK as one file that Node runs. */
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
