import { paintSvg } from '@/lib/core/paint/svg';
import { frameOf, paintMoment } from '../../raster/moment';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { idPrefixOf, svgFile } from './file';
import type { DrawStill } from './picture';

/** Draws a moment as an SVG. */
export const drawSvg: DrawStill = (picture) => {
  const { spec, size, background, title } = picture;
  const frame = frameOf(picture);
  const svg = paintSvg(frame, {
    ...pictureSize(spec, size),
    title,
    idPrefix: idPrefixOf(frame),
    ...(background === null ? {} : { background }),
  });
  return svgFile(svg, picture, (side) => paintMoment({ ...picture, size: side }));
};
