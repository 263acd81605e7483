/**
 * One compressed frame of an animation: where it stands, how long it is shown, and the WebP file that sharp made of it.
 */
export interface WebpFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  milliseconds: number;
  file: Uint8Array;
}

const text = (name: string) => Uint8Array.from(name, (character) => character.charCodeAt(0));
const name = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!);

function integer(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) & 255);
}

/** A RIFF chunk, padded to an even length. */
function chunk(type: string, ...content: Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, bytes) => sum + bytes.length, 0);
  return Buffer.concat([text(type), integer(length, 4), ...content, new Uint8Array(length % 2)]);
}

/** The chunks of a WebP file, each with its head and padding. */
export function riffChunks(file: Uint8Array): { type: string; bytes: Uint8Array }[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: { type: string; bytes: Uint8Array }[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const length = 8 + view.getUint32(at + 4, true);
    const end = at + length + (length % 2);
    chunks.push({ type: name(file, at), bytes: file.subarray(at, end) });
    at = end;
  }
  return chunks;
}

/** A WebP file of these chunks. */
export function riffFile(chunks: readonly Uint8Array[]): Uint8Array {
  const length = chunks.reduce((sum, bytes) => sum + bytes.length, 4);
  return Buffer.concat([text('RIFF'), integer(length, 4), text('WEBP'), ...chunks]);
}

const ALPHA = 0x10;
const ANIMATED = 0x02;
/** Each frame replaces what its area showed, and stays until it is replaced. */
const OVERWRITE = 0x02;

/** A compressed frame as a chunk of an animation, without the extended header of the file that it came in. */
export function frameChunk(frame: WebpFrame): Uint8Array {
  const pictures = riffChunks(frame.file).filter(({ type }) => ['ALPH', 'VP8 ', 'VP8L'].includes(type));
  return chunk(
    'ANMF',
    integer(frame.x / 2, 3),
    integer(frame.y / 2, 3),
    integer(frame.width - 1, 3),
    integer(frame.height - 1, 3),
    integer(frame.milliseconds, 3),
    integer(OVERWRITE, 1),
    ...pictures.map(({ bytes }) => bytes),
  );
}

/**
 * What an animated WebP begins with; frame chunks come after, which begin at even pixels, and then its `riffLength`.
 */
export function webpHead({
  width,
  height,
  loop,
  opaque,
}: {
  width: number;
  height: number;
  loop: boolean;
  opaque: boolean;
}): Uint8Array {
  const flags = ANIMATED | (opaque ? 0 : ALPHA);
  return riffFile([
    chunk('VP8X', integer(flags, 4), integer(width - 1, 3), integer(height - 1, 3)),
    chunk('ANIM', integer(0, 4), integer(loop ? 0 : 1, 2)),
  ]);
}

/** The length that a file of this many bytes tells, and where it stands. */
export const riffLength = (size: number) => ({ at: 4, bytes: integer(size - 8, 4) });
