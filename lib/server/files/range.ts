/** A byte range of a file: first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header. Null for the whole file: no range, several ranges, or another unit. `beyond` for a range
 * outside of the file.
 */
export function readRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (!match[1] && !match[2])) return null;
  const [, from = '', to = ''] = match;
  if (from === '') return suffix(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'beyond' : { first, last };
}

function suffix(length: number, size: number): ByteRange | 'beyond' {
  return length === 0 || size === 0 ? 'beyond' : { first: Math.max(0, size - length), last: size - 1 };
}
