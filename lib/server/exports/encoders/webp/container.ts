/** A compressed frame of an animation: its box, its duration, and the WebP file that sharp encoded. */
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

/** Lists the chunks of a WebP file, each with its header and padding. */
function riffChunks(file: Uint8Array): { type: string; bytes: Uint8Array }[] {
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

/** Joins chunks to a WebP file. */
export function riffFile(chunks: readonly Uint8Array[]): Uint8Array {
  const length = chunks.reduce((sum, bytes) => sum + bytes.length, 4);
  return Buffer.concat([text('RIFF'), integer(length, 4), text('WEBP'), ...chunks]);
}

const ALPHA = 0x10;
const ANIMATED = 0x02;
/** The frame flags: a frame replaces its area without blending, and stays until it is replaced. */
const OVERWRITE = 0x02;

/** Wraps a compressed frame as an animation chunk, without the extended header of its own file. */
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
 * Writes the header of an animated WebP; frame chunks follow, which begin at even pixels, and then its `riffLength`.
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

/** Gives the length field of a file of this many bytes, and its offset. */
export const riffLength = (size: number) => ({ at: 4, bytes: integer(size - 8, 4) });
