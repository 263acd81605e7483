import type { Rect } from './changes';
import { showing, type Placed } from './showing';

/** A picture of a GIF file, with its blocks. */
interface GifPicture extends Placed { bytes: Uint8Array }

const [EXTENSION, IMAGE, TRAILER, CONTROL] = [0x21, 0x2c, 0x3b, 0xf9];
const RESTORE_BACKGROUND = 2;

/** The length of a colour table, of the byte that announces it. */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);

/** Where a chain of sub-blocks ends. */
function afterBlocks(file: Uint8Array, from: number): number {
  let at = from;
  while (file[at]) at += file[at]! + 1;
  return at + 1;
}

/** Everything of a GIF before its first picture, and its pictures. */
function readGif(file: Uint8Array): { head: Uint8Array; width: number; height: number; pictures: GifPicture[] } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const pictures: GifPicture[] = [];
  let at = 13 + tableBytes(file[10] ?? 0);
  let head = at;
  let [start, flags] = [at, 0];
  while (at < file.length && file[at] !== TRAILER) {
    if (file[at] === EXTENSION) {
      const control = file[at + 1] === CONTROL;
      if (control) [start, flags] = [at, file[at + 3] ?? 0];
      at = afterBlocks(file, at + 2);
      if (!control && pictures.length === 0) head = at;
    } else if (file[at] === IMAGE) {
      const [x, y, width, height] = [1, 3, 5, 7].map((offset) => view.getUint16(at + offset, true)) as [number, number, number, number];
      const rect: Rect = { x, y, width, height };
      at = afterBlocks(file, at + 10 + tableBytes(file[at + 9] ?? 0) + 1);
      pictures.push({ ...rect, covers: (flags & 1) === 0, clears: ((flags >> 2) & 7) === RESTORE_BACKGROUND, bytes: file.subarray(start, at) });
      start = at;
    } else throw new Error('The GIF file is damaged.');
  }
  return { head: file.subarray(0, head), width: view.getUint16(6, true), height: view.getUint16(8, true), pictures };
}

/** Gives, of a GIF, the smallest GIF whose last picture is the one of an index, and on which place that stands. */
export function gifExcerpts(file: Uint8Array): (index: number) => { file: Uint8Array; page: number } {
  const { head, width, height, pictures } = readGif(file);
  return (index) => {
    const needed = showing(pictures, index, width, height);
    return { file: Buffer.concat([head, ...needed.map((at) => pictures[at]?.bytes ?? new Uint8Array()), Uint8Array.of(TRAILER)]), page: needed.length - 1 };
  };
}
