import { riffChunks, riffFile } from './webp-container';
import type { ClipInfo } from './types';
import { showing, type Placed } from './showing';

/** Gives, of an animated WebP, the smallest one whose last picture is the one of an index, and on which place that stands. */
export function webpExcerpts(file: Uint8Array, { width, height }: Pick<ClipInfo, 'width' | 'height'>): (index: number) => { file: Uint8Array; page: number } {
  const chunks = riffChunks(file);
  const head = chunks.filter(({ type }) => type !== 'ANMF').map(({ bytes }) => bytes);
  const frames = chunks.filter(({ type }) => type === 'ANMF').map(({ bytes }) => bytes);
  const pictures = frames.map(placed);
  return (index) => {
    const needed = showing(pictures, index, width, height);
    return { file: riffFile([...head, ...needed.map((at) => frames[at] ?? new Uint8Array())]), page: needed.length - 1 };
  };
}

/** Where a frame stands; it covers what it replaces where it is not blended. */
function placed(chunk: Uint8Array): Placed {
  const number = (at: number) => chunk[at]! | (chunk[at + 1]! << 8) | (chunk[at + 2]! << 16);
  const flags = chunk[23] ?? 0;
  return { x: 2 * number(8), y: 2 * number(11), width: number(14) + 1, height: number(17) + 1, covers: (flags & 2) !== 0, clears: (flags & 1) !== 0 };
}
