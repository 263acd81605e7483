/** How many bytes are searched for the declared encoding (HTML: prescan). */
const PRESCAN_BYTES = 4096;

const MARKS: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The decoder of an encoding label; null for an unknown label. */
function decoderOf(label: string | null | undefined): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label.trim());
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function declared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(PRESCAN_BYTES, bytes.byteLength)).toString(
    'latin1',
  );
  // A page whose declaration can be read as ASCII cannot be in UTF-16, whatever it declares.
  const said = [...head.matchAll(/<meta\s[^<>]*/gi)]
    .map(([tag]) => /charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(tag))
    .find((found) => found !== null);
  const label = (said ?? /^@charset "([\w-]+)"/.exec(head))?.[1];
  return label?.toLowerCase().startsWith('utf-16') ? 'utf-8' : label;
}

/**
 * Decodes a page or style sheet. The encoding is that of the byte order mark, the header or the declaration, else UTF-8
 * if valid, else Windows-1252.
 */
export function decode(bytes: Uint8Array, charset: string | null): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  const known = decoderOf(marked) ?? decoderOf(charset) ?? decoderOf(declared(bytes));
  if (known) return known.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes);
    throw error;
  }
}
