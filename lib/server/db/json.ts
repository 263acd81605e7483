/** JSON that Postgres stores: without the NUL characters and half surrogate pairs that `jsonb` refuses. */
export function storable<T>(value: T): T {
  if (value === undefined || value === null) return value;
  return JSON.parse(JSON.stringify(value, (_, item: unknown) => (typeof item === 'string' ? clean(item) : item))) as T;
}

const BAD = /\0|[\uD800-\uDFFF]/;

function clean(text: string): string {
  return BAD.test(text) ? text.toWellFormed().replaceAll('\0', '') : text;
}
