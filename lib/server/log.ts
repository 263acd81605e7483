import { env } from './env';
import { LOG_LEVELS, type LogLevel } from './log-levels';

type Field = string | number | boolean | null | undefined;

const isLogged = (level: LogLevel) => LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(env().logLevel);

/**
 * One line of JSON on standard output: what happened and its fields. Never give it a secret, a query string or a body.
 */
export function log(event: string, fields: Record<string, Field> = {}): void {
  if (!isLogged('info')) return;
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...fields }));
}

/** One line for something that went wrong on our side, with the error's text, what caused it and where it arose. */
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

/** A failed query's text ends with the values it was given, which are somebody's. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\nparams: ', 1)[0] ?? '';
}

/** Where an error arose, without its text. */
function framesOf(stack: string | undefined): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
