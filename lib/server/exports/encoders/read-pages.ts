import { loadCodecs } from '../../raster/codecs';
import { withParts, type FileParts } from './file-parts';
import { gifExcerpts } from './gif/read';
import { eachFrame } from './in-flight';
import { apngPictures } from './apng/read';
import { cornerCells, sheetCells } from './sprite/read';
import type { ClipInfo, ReadBack } from './types';
import { webpExcerpts } from './webp/read';

/**
 * Reads frames back out of the smallest file that still shows them, with the decoders of sharp, which are not those
 * that wrote them.
 */
const readPages = (
  excerpts: (
    file: FileParts,
    info: Pick<ClipInfo, 'width' | 'height'>,
  ) => (index: number) => { file: Uint8Array; page: number },
): ReadBack => ({
  counts: 'pictures',
  frames: (path, indices, info) =>
    withParts(path, async (whole) => {
      const excerpt = excerpts(whole, info);
      const sharp = await loadCodecs();
      return eachFrame(info, indices, (index) => {
        const { file, page } = excerpt(index);
        return sharp(file, { page }).ensureAlpha().raw().toBuffer();
      });
    }),
});

export const readGif = readPages(gifExcerpts);
export const readWebp = readPages(webpExcerpts);

/** Reads the pictures of an animated PNG back. */
export const readApng: ReadBack = {
  counts: 'pictures',
  frames: (path, indices, { width, height }) => apngPictures(path, indices, width, height),
};

/** Reads cells of a sprite sheet back. */
export const readCells: ReadBack = { counts: 'ticks', sample: cornerCells, frames: sheetCells };
