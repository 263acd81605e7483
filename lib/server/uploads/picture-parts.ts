import { BROKEN, FileRefusal } from './refusal';

/**
 * A picture's bytes without metadata: locations, names, previews, colour profiles, and bytes after its end. Its pixels
 * are bit-identical.
 */
export type Stripped = Uint8Array<ArrayBuffer>;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const cutOff = () => new FileRefusal(`The picture ${BROKEN}`);

/** The PNG chunks that affect pixels. Those of an APNG's further frames are dropped: it becomes its still image. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** Keeps only the pixel chunks of a PNG. */
export function strippedPng(bytes: Uint8Array): Stripped {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.byteLength;) {
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) throw cutOff();
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return joined(kept);
    at = end;
  }
  throw cutOff();
}

/** Whether a JPG decoder needs a segment: the JFIF header without its preview, and Adobe's colour transform. */
const isNeeded = (marker: number, segment: Uint8Array) =>
  (marker === 0xe0 && segment.byteLength === 18 && nameAt(segment, 4) === 'JFIF') ||
  (marker === 0xee && nameAt(segment, 4) === 'Adob');
/** Whether a marker begins application data or a comment. */
const isAside = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Removes application data and comments from a JPG. */
export function strippedJpg(bytes: Uint8Array): Stripped {
  const view = viewOf(bytes);
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 2 <= bytes.byteLength;) {
    if (bytes[at] !== 0xff) throw cutOff();
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return joined([...kept, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.byteLength) throw cutOff();
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.byteLength) throw cutOff();
    const next = marker === 0xda ? scanEnd(bytes, end) : end;
    const segment = bytes.subarray(at, next);
    if (!isAside(marker) || isNeeded(marker, segment)) kept.push(segment);
    at = next;
  }
  throw cutOff();
}

/**
 * Gives the end of the entropy-coded data that begins here: the next marker that is neither a restart nor an escaped
 * 255.
 */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw cutOff();
}

const WEBP_CHUNKS = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);
/** The only flag of an extended WebP that stays valid: transparency. */
const WEBP_ALPHA = 0x10;

/** Keeps only the pixel chunks of a WebP of one picture. */
export function strippedWebp(bytes: Uint8Array): Stripped {
  const view = viewOf(bytes);
  const end = Math.min(bytes.byteLength, 8 + view.getUint32(4, true));
  const kept = [bytes.subarray(0, 12)];
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) throw cutOff();
    if (WEBP_CHUNKS.has(nameAt(bytes, at)))
      kept.push(new Uint8Array(bytes.subarray(at, next)), new Uint8Array(Math.max(0, next - bytes.byteLength)));
    at = next;
  }
  for (const chunk of kept) if (nameAt(chunk, 0) === 'VP8X') chunk[8] = (chunk[8] ?? 0) & WEBP_ALPHA;
  const whole = joined(kept);
  viewOf(whole).setUint32(4, whole.byteLength - 8, true);
  return whole;
}

function joined(pieces: readonly Uint8Array[]): Stripped {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
