import { constants, createDeflate } from 'node:zlib';
import { DEFLATE } from '../png-chunks';

/**
 * A segment of a zlib stream that can be inflated on its own: byte-aligned deflate data, and the checksum and length of
 * its content.
 */
export interface DeflatedPiece {
  bytes: Uint8Array;
  adler: number;
  length: number;
}

/** The header of a zlib stream: a window of 32 KiB and the default level. */
export const ZLIB_HEAD = Uint8Array.of(0x78, 0x9c);
/** An empty final block, which ends a flushed stream. */
const LAST_BLOCK = Uint8Array.of(0x03, 0x00);
const ADLER_BYTES = 4;

/** Deflates bytes in a thread of Node's pool. */
export function deflatePiece(bytes: Uint8Array): Promise<DeflatedPiece> {
  return new Promise((resolve, reject) => {
    const deflate = createDeflate(DEFLATE);
    const chunks: Uint8Array[] = [];
    deflate.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    deflate.on('error', reject);
    deflate.on('end', () => {
      const all = Buffer.concat(chunks);
      const end = all.length - ADLER_BYTES;
      resolve({
        bytes: all.subarray(ZLIB_HEAD.length, end - LAST_BLOCK.length),
        adler: all.readUInt32BE(end),
        length: bytes.length,
      });
    });
    deflate.write(bytes);
    // The stream is ended only after the flush: together, nothing would mark the end of the segment.
    deflate.flush(constants.Z_FULL_FLUSH, () => deflate.end());
  });
}

/**
 * Gives the trailer of a zlib stream made of these segments: an empty final block and the checksum of their content.
 */
export function zlibTail(pieces: readonly Pick<DeflatedPiece, 'adler' | 'length'>[]): Uint8Array {
  const tail = Buffer.alloc(LAST_BLOCK.length + ADLER_BYTES);
  tail.set(LAST_BLOCK);
  tail.writeUInt32BE(
    pieces.reduce((sum, piece) => joinedAdler(sum, piece.adler, piece.length), 1),
    LAST_BLOCK.length,
  );
  return tail;
}

/** Combines the Adler-32 checksums of two byte sequences, given the length of the second. */
function joinedAdler(first: number, second: number, length: number): number {
  const base = 65521;
  const [a1, b1, a2, b2] = [first & 0xffff, first >>> 16, second & 0xffff, second >>> 16];
  const a = (a1 + a2 + base - 1) % base;
  const b = ((length % base) * (a1 + base - 1) + b1 + b2) % base;
  return ((b << 16) | a) >>> 0;
}
