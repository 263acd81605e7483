import { crc32 } from 'node:zlib';

/** One chunk of a PNG file. */
export interface PngChunk {
  type: string;
  data: Buffer;
}

/** The chunks of a PNG file. Throws if a checksum is wrong or the file does not end with IEND. */
export function pngChunks(file: Uint8Array): PngChunk[] {
  const bytes = Buffer.from(file);
  if (bytes.subarray(0, 8).toString('hex') !== '89504e470d0a1a0a') throw new Error('This is not a PNG file.');
  const chunks: PngChunk[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== bytes.readUInt32BE(at + 8 + length))
      throw new Error(`The checksum of the chunk at ${at} is wrong.`);
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  if (chunks.at(-1)?.type !== 'IEND') throw new Error('The file does not end with IEND.');
  return chunks;
}

/** The animation data of an animated PNG. */
export interface ApngFacts {
  count: number;
  plays: number;
  /** The duration of each frame, in seconds. */
  delays: number[];
  rects: { x: number; y: number; width: number; height: number }[];
  /** The sequence numbers of its control and data chunks, in the order of the file. */
  sequence: number[];
}

/** Reads the animation of a PNG. */
export function apngFacts(file: Uint8Array): ApngFacts {
  const chunks = pngChunks(file);
  const whole = chunks.find(({ type }) => type === 'acTL')?.data;
  if (!whole) throw new Error('This PNG does not move.');
  const controls = chunks.filter(({ type }) => type === 'fcTL').map(({ data }) => data);
  return {
    count: whole.readUInt32BE(0),
    plays: whole.readUInt32BE(4),
    delays: controls.map((data) => data.readUInt16BE(20) / data.readUInt16BE(22)),
    rects: controls.map((data) => ({
      width: data.readUInt32BE(4),
      height: data.readUInt32BE(8),
      x: data.readUInt32BE(12),
      y: data.readUInt32BE(16),
    })),
    sequence: chunks.filter(({ type }) => type === 'fcTL' || type === 'fdAT').map(({ data }) => data.readUInt32BE(0)),
  };
}
