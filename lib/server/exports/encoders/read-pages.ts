import { loadCodecs } from '../../raster/codecs';
import { withParts, type FileParts } from './file-parts';
import { eachFrame } from './in-flight';
import type { ClipInfo, FilmReader } from './types';

/** Gives the smallest file that ends with the frame of an index, and the page of that frame. */
export type Excerpts = (
  file: FileParts,
  size: Pick<ClipInfo, 'width' | 'height'>,
) => (index: number) => { file: Uint8Array; page: number };

/** Reads frames from excerpts of a file with the decoders of sharp, which share no code with the encoders. */
export const readPages = (excerpts: Excerpts): FilmReader => ({
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
