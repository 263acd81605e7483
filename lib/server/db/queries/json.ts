/** JSON that Postgres stores: without the NUL characters and half surrogate pairs that `jsonb` refuses. */
export function storable<T>(value: T): T {
  const text: string | undefined = JSON.stringify(value);
  // JSON tells both only as these, or as the same written out with a backslash: there is nearly never anything to do.
  if (!text || !ESCAPED.test(text)) return value;
  return JSON.parse(JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? clean(item) : item))) as T;
}

const ESCAPED = /\\u(?:0000|d[89a-f])/;
const BAD = /\0|[\uD800-\uDFFF]/;

function clean(text: string): string {
  return BAD.test(text) ? text.toWellFormed().replaceAll('\0', '') : text;
}
