import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its path, and its bytes piece by piece. */
export interface ZipEntry {
  path: string;
  modified: Date;
  /** Whether its bytes are compressed already, like those of pictures and films. */
  isCompressed: boolean;
  pieces: AsyncIterable<Uint8Array>;
}

/** A written entry: its checksum, its lengths in bytes, and its offset. */
interface Written {
  path: Buffer;
  modified: Date;
  crc: number;
  packed: number;
  bytes: number;
  at: number;
}

/** The largest length or offset in bytes, and the largest count, that the format stores without its 64-bit fields. */
const MAX_32 = 0xff_ff_ff_ff;
const MAX_16 = 0xff_ff;
/** The version of the format with 64-bit fields. */
const VERSION = 45;
/** The entry flags: lengths follow the data, and paths are UTF-8. */
const FLAGS = 0x08_08;
const DEFLATED = 8;

/** Packs little-endian numbers, each with its length in bytes. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/** Gives a date and time in MS-DOS format, in UTC, with a resolution of two seconds. */
function dosTime(date: Date): readonly (readonly [number, 2])[] {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return [
    [time, 2],
    [day, 2],
  ];
}

const localHeader = ({ path, modified }: Written): Buffer =>
  Buffer.concat([
    fields([0x04034b50, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], ...dosTime(modified)),
    fields([0, 4], [0, 4], [0, 4], [path.length, 2], [0, 2]),
    path,
  ]);

const descriptor = ({ crc, packed, bytes }: Written): Buffer =>
  fields([0x08074b50, 4], [crc, 4], [packed, 4], [bytes, 4]);

function centralHeader({ path, modified, crc, packed, bytes, at }: Written): Buffer {
  const extra = at < MAX_32 ? Buffer.alloc(0) : fields([1, 2], [8, 2], [at, 8]);
  return Buffer.concat([
    fields([0x02014b50, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], ...dosTime(modified)),
    fields([crc, 4], [packed, 4], [bytes, 4], [path.length, 2], [extra.length, 2]),
    fields([0, 2], [0, 2], [0, 2], [0, 4], [Math.min(at, MAX_32), 4]),
    path,
    extra,
  ]);
}

/** Writes the end of the archive, always with 64-bit records, which older readers skip. */
function endOf(count: number, start: number, length: number): Buffer {
  const end64 = start + length;
  const short = Math.min(count, MAX_16);
  return Buffer.concat([
    fields([0x06064b50, 4], [44, 8], [VERSION, 2], [VERSION, 2], [0, 4], [0, 4], [count, 8], [count, 8]),
    fields([length, 8], [start, 8]),
    fields([0x07064b50, 4], [0, 4], [end64, 8], [1, 4]),
    fields([0x06054b50, 4], [0, 2], [0, 2], [short, 2], [short, 2]),
    fields([Math.min(length, MAX_32), 4], [Math.min(start, MAX_32), 4], [0, 2]),
  ]);
}

async function* counted(pieces: AsyncIterable<Uint8Array>, written: Written): AsyncGenerator<Uint8Array, void> {
  for await (const piece of pieces) {
    written.crc = crc32(piece, written.crc);
    written.bytes += piece.byteLength;
    yield piece;
  }
}

/** Deflates the bytes of an entry, also incompressible ones, since some readers cannot find the end of stored ones. */
async function* packed({ isCompressed, pieces }: ZipEntry, written: Written): AsyncGenerator<Uint8Array, void> {
  const source = Readable.from(counted(pieces, written), { objectMode: true, highWaterMark: 1 });
  // The loop rethrows failures.
  const deflated = pipeline(source, createDeflateRaw({ level: isCompressed ? 0 : 6 }), () => undefined);
  for await (const piece of deflated as AsyncIterable<Buffer>) {
    written.packed += piece.byteLength;
    yield piece;
  }
  if (Math.max(written.packed, written.bytes) >= MAX_32) throw new Error('An entry of an archive is too long.');
}

/**
 * Streams an archive. Only one piece of one entry and a short record of each written entry are in memory. It may be
 * longer than 4 GB and have more than 65,535 entries (ZIP64). Throws for an entry of 4 GB or more.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const entry of entries) {
    const { path, modified } = entry;
    const written: Written = { path: Buffer.from(path), modified, crc: 0, packed: 0, bytes: 0, at };
    const head = localHeader(written);
    yield head;
    yield* packed(entry, written);
    const tail = descriptor(written);
    yield tail;
    at += head.length + written.packed + tail.length;
    directory.push(centralHeader(written));
  }
  yield* directory;
  yield endOf(
    directory.length,
    at,
    directory.reduce((sum, header) => sum + header.length, 0),
  );
}
