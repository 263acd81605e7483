/** A JSON value without what Postgres refuses in texts: null characters, and halves of surrogate pairs. */
export function storable<T>(value: T): T {
  const text: string | undefined = JSON.stringify(value);
  // In JSON both stand only as these escapes, or after an escaped backslash. Most values have none.
  if (!text || !ESCAPED.test(text)) return value;
  return JSON.parse(JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? clean(item) : item))) as T;
}

const ESCAPED = /\\u(?:0000|d[89a-f])/;
const BAD = /\0|[\uD800-\uDFFF]/;

function clean(text: string): string {
  return BAD.test(text) ? text.toWellFormed().replaceAll('\0', '') : text;
}
