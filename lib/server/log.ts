import { env } from './env';
import { LOG_LEVELS, type LogLevel } from './log-levels';

type Field = string | number | boolean | null | undefined;

const isLogged = (level: LogLevel) => LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(env().logLevel);

/** Writes one line of JSON to standard output. Never give it a secret, a query string or a body. */
export function log(event: string, fields: Record<string, Field> = {}): void {
  if (!isLogged('info')) return;
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...fields }));
}

/** Writes one line for an error on our side: its text, its cause and its stack. */
export function logError(event: string, error: unknown, fields: Record<string, Field> = {}): void {
  if (!isLogged('error')) return;
  const { cause, stack } = error instanceof Error ? error : { cause: undefined, stack: undefined };
  const line = {
    at: new Date().toISOString(),
    event,
    ...fields,
    error: textOf(error),
    cause: cause === undefined ? undefined : textOf(cause),
    stack: framesOf(stack),
  };
  console.error(JSON.stringify(line));
}

/**
 * Continues without a log when the process that reads it has died. Otherwise each failed line would log an error, which
 * fails as well: an endless loop that takes a whole core.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** An error's text without the values of a failed query, which are private. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\nparams: ', 1)[0] ?? '';
}

/** The frames of a stack, without the error's text. */
function framesOf(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
