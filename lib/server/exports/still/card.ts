import { CARD, cardOf } from '@/lib/core/rig/card';
import { frameOf } from '../../raster/moment';
import { createSurface } from '../../raster/surface';
import { pngFile } from './file';

/** Draws the card of a shared link as a PNG. */
export const drawCard = pngFile((picture) => {
  const surface = createSurface(CARD.width, CARD.height, null);
  surface.paint(cardOf(picture.spec, frameOf(picture)));
  return surface;
});
