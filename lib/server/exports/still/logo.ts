import { paintSvg } from '@/lib/core/paint/svg';
import { BADGE_CORNER, logoOf } from '@/lib/core/rig/logo';
import { paintLogo } from '../../raster/logo';
import { frameOf, type MomentPicture } from '../../raster/moment';
import { idPrefixOf, pngFile, svgFile } from './file';
import type { DrawStill } from './picture';

const painted = (picture: MomentPicture) => paintLogo(picture.spec, frameOf(picture), picture.size, picture.background);

/** Draws a logo as a PNG. */
export const drawLogoPng = pngFile(painted);

/** Draws a logo as an SVG. */
export const drawLogoSvg: DrawStill = (picture) => {
  const { spec, size, background, title } = picture;
  const { frame, box } = logoOf(spec, frameOf(picture), background !== null);
  const badge = background === null ? {} : { background, rounded: BADGE_CORNER };
  const svg = paintSvg(frame, {
    width: size,
    viewBox: [box.x, box.y, box.width, box.height],
    title,
    idPrefix: idPrefixOf(frame),
    ...badge,
  });
  return svgFile(svg, picture, (side) => painted({ ...picture, size: side }));
};
