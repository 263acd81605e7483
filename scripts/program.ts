// Shared code of the operator programs: working directory, arguments and exit codes.
import nextEnv from '@next/env';
import { join, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { createInterface } from 'node:readline/promises';

/** The directory from which the program was called. npm changes the working directory. */
const calledIn = process.env.INIT_CWD ?? process.cwd();

/** Resolves a command-line path against the caller's directory. */
export const givenPath = (path: string): string => resolve(calledIn, path);

/** The error for a malformed command line; the program exits with 2. */
export class UsageError extends Error {}

/** Parses the options and arguments of the command line. Throws `UsageError` for unknown ones. */
export function readArguments<const T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Asks the operator to type a word before data is deleted. Throws for any other word, and without a terminal. */
export async function confirm(question: string, word: string): Promise<void> {
  if (!process.stdin.isTTY) throw new UsageError(`${question} Say --yes where nobody can be asked.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const typed = await terminal.question(`${question} Type ${word} to go on: `);
  terminal.close();
  if (typed.trim() !== word) throw new Error('Nothing was changed.');
}

/**
 * Runs a program in the project's folder with the variables of its `.env` files. Exits with 0, with 2 for a malformed
 * command line, or with 1 for other errors.
 */
export async function runProgram(failure: string, main: () => Promise<void>): Promise<void> {
  const root = join(import.meta.dirname, '..');
  process.chdir(root);
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
  try {
    await main();
    process.exitCode = 0;
  } catch (error) {
    console.error(`${failure} ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
