/** One compressed frame of an animation: where it stands, how long it is shown, and the WebP file that sharp made of it. */
export interface WebpFrame { x: number; y: number; width: number; height: number; milliseconds: number; file: Uint8Array }

const text = (name: string) => Uint8Array.from(name, (character) => character.charCodeAt(0));
const name = (bytes: Uint8Array, at: number) => String.fromCharCode(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!);

function integer(value: number, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) & 255);
}

function join(parts: Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (result.set(part, at), at + part.length), 0);
  return result;
}

/** A RIFF chunk, padded to an even length. */
function chunk(type: string, ...content: Uint8Array[]): Uint8Array {
  const body = join(content);
  return join([text(type), integer(body.length, 4), body, ...(body.length % 2 ? [new Uint8Array(1)] : [])]);
}

/** The picture chunks of a still WebP file: ALPH, VP8 and VP8L, without the extended header. */
function pictureChunks(file: Uint8Array): Uint8Array[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Uint8Array[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const length = 8 + view.getUint32(at + 4, true);
    const end = at + length + (length % 2);
    if (['ALPH', 'VP8 ', 'VP8L'].includes(name(file, at))) chunks.push(file.subarray(at, end));
    at = end;
  }
  return chunks;
}

const ALPHA = 0x10;
const ANIMATED = 0x02;
/** Each frame replaces what its area showed, and stays until it is replaced. */
const OVERWRITE = 0x02;

function frameChunk(frame: WebpFrame): Uint8Array {
  return chunk('ANMF',
    integer(frame.x / 2, 3), integer(frame.y / 2, 3), integer(frame.width - 1, 3), integer(frame.height - 1, 3),
    integer(frame.milliseconds, 3), integer(OVERWRITE, 1), ...pictureChunks(frame.file));
}

/** An animated WebP file of frames that were compressed one by one; frames begin at even pixels. */
export function animatedWebp(width: number, height: number, options: { loop: boolean; opaque: boolean }, frames: WebpFrame[]): Uint8Array {
  const flags = ANIMATED | (options.opaque ? 0 : ALPHA);
  const body = [
    text('WEBP'),
    chunk('VP8X', integer(flags, 4), integer(width - 1, 3), integer(height - 1, 3)),
    chunk('ANIM', integer(0, 4), integer(options.loop ? 0 : 1, 2)),
    ...frames.map(frameChunk),
  ];
  return join([text('RIFF'), integer(body.reduce((sum, part) => sum + part.length, 0), 4), ...body]);
}
