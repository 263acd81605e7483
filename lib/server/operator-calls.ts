import { join } from 'node:path';
import { env } from './env';
import { askLocally } from './local-socket';

/** The folder of the running server's socket and of copies of its database; only its own user may enter it. */
export const operatorFolder = (): string => join(env().dataDir, 'operator');

/** The socket at which the server with the embedded database answers operators of this machine. */
export const operatorSocket = (): string => join(operatorFolder(), 'socket');

/** A command of an operator with its arguments. */
export interface OperatorCall {
  command: string;
  words?: string[];
}

/** The answer: the result, or a sentence that says why there is none. */
export type OperatorAnswer = { result: unknown } | { problem: string };

/** Calls the server that has the embedded database open; null if none runs. Throws its message if it cannot do it. */
export async function askRunning<T>(call: OperatorCall): Promise<T | null> {
  const text = await askLocally(operatorSocket(), JSON.stringify(call));
  if (text === null) return null;
  if (text === '') throw new Error('The server has stopped before it answered.');
  const answer = JSON.parse(text) as OperatorAnswer;
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.result as T;
}
