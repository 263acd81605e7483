import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomBase32 } from '../crypto';
import { connection } from '../db/client';
import { answerLocally } from '../local-socket';
import { logError } from '../log';
import { operatorFolder, operatorSocket, type OperatorAnswer, type OperatorCall } from '../operator-calls';
import { commandOf, isOperatorCommand } from './commands';

/** Copies the open database into a folder of the operator's, and gives its path; the caller removes it. */
async function copy(): Promise<string> {
  const { copyTo } = connection();
  if (!copyTo) throw new Error('This server has no embedded database.');
  const directory = join(operatorFolder(), `copy-${randomBase32(8)}`);
  await copyTo(directory);
  return directory;
}

async function answerTo(text: string): Promise<OperatorAnswer> {
  try {
    const { command, words = [] } = JSON.parse(text) as OperatorCall;
    if (command === 'copy') return { result: await copy() };
    if (isOperatorCommand(command)) return { result: await commandOf(command).run(words) };
    return { problem: `This server knows no command ${command}.` };
  } catch (error) {
    logError('operator.failed', error);
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Answers operators of this machine while the embedded database is open here; gives a function that stops it. Copies
 * that an earlier process left are removed.
 */
export async function serveOperator(): Promise<() => void> {
  rmSync(operatorFolder(), { recursive: true, force: true });
  mkdirSync(operatorFolder(), { mode: 0o700 });
  return answerLocally(operatorSocket(), async (text) => JSON.stringify(await answerTo(text)));
}
