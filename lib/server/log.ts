type Field = string | number | boolean | null | undefined;

/** One line of JSON on standard output: what happened and its fields. Never give it a secret, a query string or a body. */
export function log(event: string, fields: Record<string, Field> = {}): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...fields })}\n`);
}

/** One line for something that went wrong on our side, with the error's text and where it arose. */
export function logError(event: string, error: unknown, fields: Record<string, Field> = {}): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...fields, error: message, stack })}\n`);
}
