import { gifExcerpts } from './gif-excerpt';
import { eachFrame } from './in-flight';
import { apngPictures } from './png-excerpt';
import { sheetCells } from './sprite-excerpt';
import { sharp } from './sharp';
import type { ClipInfo, ReadBack } from './types';
import { webpExcerpts } from './webp-excerpt';

/** Reads frames back out of the smallest file that still shows them, with the decoders of sharp, which are not those that wrote them. */
const readPages = (excerpts: (file: Uint8Array, info: Pick<ClipInfo, 'width' | 'height'>) => (index: number) => { file: Uint8Array; page: number }): ReadBack => ({
  counts: 'pictures',
  async frames(file, indices, info) {
    const excerpt = excerpts(file, info);
    return eachFrame(info, indices, (index) => {
      const { file: part, page } = excerpt(index);
      return sharp(part, { page }).ensureAlpha().raw().toBuffer();
    });
  },
});

export const readGif = readPages(gifExcerpts);
export const readWebp = readPages(webpExcerpts);

/** Reads the pictures of an animated PNG back. */
export const readApng: ReadBack = { counts: 'pictures', frames: (file, indices, { width, height }) => apngPictures(file, indices, width, height) };

/** Reads cells of a sprite sheet back. */
export const readCells: ReadBack = { counts: 'ticks', frames: sheetCells };
