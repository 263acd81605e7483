import type { FileParts } from '../file-parts';
import { showing, type Placed } from '../showing';
import type { ClipInfo } from '../types';
import { riffFile } from './container';

/** A chunk of a file: from its head to its padding. */
interface Chunk {
  type: string;
  from: number;
  to: number;
}
/** What stands before the chunks of a file, and before the content of each. */
const [FILE_HEAD, CHUNK_HEAD] = [12, 8];
/** What tells where a frame stands, head and all. */
const FRAME_HEAD = 24;

/**
 * Gives, of an animated WebP, the smallest one whose last picture is the one of an index, and on which place that
 * stands.
 */
export function webpExcerpts(
  file: FileParts,
  { width, height }: Pick<ClipInfo, 'width' | 'height'>,
): (index: number) => { file: Uint8Array; page: number } {
  const chunks = chunksOf(file);
  const head = chunks.filter(({ type }) => type !== 'ANMF').map(({ from, to }) => file.bytes(from, to));
  const frames = chunks.filter(({ type }) => type === 'ANMF');
  const pictures = frames.map(({ from }) => placed(file.bytes(from, from + FRAME_HEAD)));
  return (index) => {
    const needed = showing(pictures, index, width, height);
    return {
      file: riffFile([...head, ...needed.map((at) => file.bytes(frames[at]?.from ?? 0, frames[at]?.to ?? 0))]),
      page: needed.length - 1,
    };
  };
}

function chunksOf(file: FileParts): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = FILE_HEAD; at + CHUNK_HEAD <= file.size;) {
    const head = Buffer.from(file.bytes(at, at + CHUNK_HEAD));
    const length = head.readUInt32LE(4);
    const to = at + CHUNK_HEAD + length + (length % 2);
    chunks.push({ type: head.toString('latin1', 0, 4), from: at, to });
    at = to;
  }
  return chunks;
}

/** Where a frame stands; it covers what it replaces where it is not blended. */
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
