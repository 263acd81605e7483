import { loadCodecs } from '../../raster/codecs';
import { withParts, type FileParts } from './file-parts';
import { eachFrame } from './in-flight';
import type { ClipInfo, FilmReader } from './types';

/** Gives the smallest file whose last picture is the one of an index, and on which page that is. */
export type Excerpts = (
  file: FileParts,
  size: Pick<ClipInfo, 'width' | 'height'>,
) => (index: number) => { file: Uint8Array; page: number };

/** Reads frames from excerpts of a file, with the decoders of sharp, which are not those that wrote it. */
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
