import type { FileParts } from '../file-parts';
import { readPages, type Excerpts } from '../read-pages';
import { showing, type Placed } from '../showing';
import { riffFile } from './container';

/** A chunk of a file, from its header to its padding. */
interface Chunk {
  type: string;
  from: number;
  to: number;
}
/** The bytes before the first chunk of a file. */
const FILE_HEAD_BYTES = 12;
/** The bytes of a chunk's header. */
const CHUNK_HEAD_BYTES = 8;
/** The bytes of an `ANMF` chunk's header with the frame's position. */
const FRAME_HEAD_BYTES = 24;

const webpExcerpts: Excerpts = (file, { width, height }) => {
  const chunks = chunksOf(file);
  const head = chunks.filter(({ type }) => type !== 'ANMF').map(({ from, to }) => file.bytes(from, to));
  const frames = chunks.filter(({ type }) => type === 'ANMF');
  const pictures = frames.map(({ from }) => placed(file.bytes(from, from + FRAME_HEAD_BYTES)));
  return (index) => {
    const needed = showing(pictures, index, width, height);
    return {
      file: riffFile([...head, ...needed.map((at) => file.bytes(frames[at]?.from ?? 0, frames[at]?.to ?? 0))]),
      page: needed.length - 1,
    };
  };
};

/** Reads pictures of an animated WebP. */
export const readWebp = readPages(webpExcerpts);

function chunksOf(file: FileParts): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = FILE_HEAD_BYTES; at + CHUNK_HEAD_BYTES <= file.size;) {
    const head = Buffer.from(file.bytes(at, at + CHUNK_HEAD_BYTES));
    const length = head.readUInt32LE(4);
    const to = at + CHUNK_HEAD_BYTES + length + (length % 2);
    chunks.push({ type: head.toString('latin1', 0, 4), from: at, to });
    at = to;
  }
  return chunks;
}

/** Gives a frame's position; a frame that is not blended covers what is below it. */
function placed(chunk: Uint8Array): Placed {
  const number = (at: number) => chunk[at]! | (chunk[at + 1]! << 8) | (chunk[at + 2]! << 16);
  const flags = chunk[23] ?? 0;
  return {
    x: 2 * number(8),
    y: 2 * number(11),
    width: number(14) + 1,
    height: number(17) + 1,
    covers: (flags & 2) !== 0,
    clears: (flags & 1) !== 0,
  };
}
