type Field = string | number | boolean | null | undefined;

/** One line of JSON on standard output: what happened and its fields. Never give it a secret, a query string or a body. */
export function log(event: string, fields: Record<string, Field> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...fields }));
}

/** One line for something that went wrong on our side, with the error's text and where it arose. */
export function logError(event: string, error: unknown, fields: Record<string, Field> = {}): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...fields, error: message, stack }));
}
