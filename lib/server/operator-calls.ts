import { join } from 'node:path';
import { env } from './env';
import { askLocally } from './local-socket';

/** The folder of the running server's socket and of copies of its database, which its own user alone may enter. */
export const operatorFolder = (): string => join(env().dataDir, 'operator');

/** The socket at which the server that has the embedded database answers this machine's operator. */
export const operatorSocket = (): string => join(operatorFolder(), 'socket');

/** What an operator asks for: a command and its words. */
export interface OperatorCall {
  command: string;
  words?: string[];
}

/** What comes back: the result, or why there is none. */
export type OperatorAnswer = { result: unknown } | { problem: string };

/**
 * Asks the server that has the embedded database; null where none runs. Throws what it says where it cannot do it.
 */
export async function askRunning<T>(call: OperatorCall): Promise<T | null> {
  const text = await askLocally(operatorSocket(), JSON.stringify(call));
  if (text === null) return null;
  if (text === '') throw new Error('The server has stopped before it answered.');
  const answer = JSON.parse(text) as OperatorAnswer;
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.result as T;
}
