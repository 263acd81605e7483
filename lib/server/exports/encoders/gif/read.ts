import type { Box } from '@/lib/core/geometry/bounds';
import type { FileParts } from '../file-parts';
import { readPages, type Excerpts } from '../read-pages';
import { showing, type Placed } from '../showing';

/** A frame of a GIF file, and the offsets of its blocks. */
interface GifPicture extends Placed {
  from: number;
  to: number;
}

/** The introducer bytes of blocks, and the label of a control block. */
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
/** The disposal method that clears a frame's area. */
const RESTORE_BACKGROUND = 2;

/** Gives the length of a colour table in bytes, from the packed field that announces it. */
const tableBytes = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);

/** Gives the offset after a chain of sub-blocks. */
function afterBlocks(file: FileParts, from: number): number {
  let at = from;
  for (let length = file.byte(at); length > 0; length = file.byte(at)) at += length + 1;
  return at + 1;
}

/** Splits a GIF into everything before its first frame, and its frames. */
function partsOf(file: FileParts): { head: Uint8Array; width: number; height: number; pictures: GifPicture[] } {
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
      const rect: Box = { x, y, width, height };
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

const gifExcerpts: Excerpts = (file) => {
  const { head, width, height, pictures } = partsOf(file);
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
};

/** Reads frames of a GIF. */
export const readGif = readPages(gifExcerpts);
