import type { Rect } from '../changes';
import type { FileParts } from '../file-parts';
import { showing, type Placed } from '../showing';

/** A picture of a GIF file, and where its blocks stand. */
interface GifPicture extends Placed {
  from: number;
  to: number;
}

const [EXTENSION, IMAGE, TRAILER, CONTROL] = [0x21, 0x2c, 0x3b, 0xf9];
const RESTORE_BACKGROUND = 2;

/** The length of a colour table, of the byte that announces it. */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);

/** Where a chain of sub-blocks ends. */
function afterBlocks(file: FileParts, from: number): number {
  let at = from;
  for (let length = file.byte(at); length > 0; length = file.byte(at)) at += length + 1;
  return at + 1;
}

/** Everything of a GIF before its first picture, and its pictures. */
function readGif(file: FileParts): { head: Uint8Array; width: number; height: number; pictures: GifPicture[] } {
  const short = (offset: number) => file.byte(offset) | (file.byte(offset + 1) << 8);
  const pictures: GifPicture[] = [];
  let at = 13 + tableBytes(file.byte(10));
  let head = at;
  let [start, flags] = [at, 0];
  while (at < file.size && file.byte(at) !== TRAILER) {
    if (file.byte(at) === EXTENSION) {
      const control = file.byte(at + 1) === CONTROL;
      if (control) [start, flags] = [at, file.byte(at + 3)];
      at = afterBlocks(file, at + 2);
      if (!control && pictures.length === 0) head = at;
    } else if (file.byte(at) === IMAGE) {
      const [x, y, width, height] = [1, 3, 5, 7].map((offset) => short(at + offset)) as [
        number,
        number,
        number,
        number,
      ];
      const rect: Rect = { x, y, width, height };
      at = afterBlocks(file, at + 10 + tableBytes(file.byte(at + 9)) + 1);
      pictures.push({
        ...rect,
        covers: (flags & 1) === 0,
        clears: ((flags >> 2) & 7) === RESTORE_BACKGROUND,
        from: start,
        to: at,
      });
      start = at;
    } else throw new Error('The GIF file is damaged.');
  }
  return { head: file.bytes(0, head), width: short(6), height: short(8), pictures };
}

/** Gives, of a GIF, the smallest GIF whose last picture is the one of an index, and on which place that stands. */
export function gifExcerpts(file: FileParts): (index: number) => { file: Uint8Array; page: number } {
  const { head, width, height, pictures } = readGif(file);
  return (index) => {
    const needed = showing(pictures, index, width, height);
    return {
      file: Buffer.concat([
        head,
        ...needed.map((at) => file.bytes(pictures[at]?.from ?? 0, pictures[at]?.to ?? 0)),
        Uint8Array.of(TRAILER),
      ]),
      page: needed.length - 1,
    };
  };
}
