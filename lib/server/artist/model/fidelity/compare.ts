import sharp from 'sharp';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { frameOf } from '../../../raster/moment';
import { straightPixels } from '../../../raster/straight';
import { PAPER } from '../../../raster/paper';
import { createSurface } from '../../../raster/surface';
import { fidelity } from '@/lib/artist/trace/fidelity';
import { labOf } from '@/lib/artist/trace/pixels';
import type { RawPicture } from './raw-picture';

/** A figure and the mascot that should look like it. */
interface FidelityTask {
  figure: RawPicture;
  spec: MascotSpec;
}

/** The fidelity, 0 to 1, and a PNG that shows the figure, the mascot and their difference side by side. */
export interface FidelityComparison {
  fidelity: number;
  picture: Uint8Array;
}

/** The side of each of the three pictures, in pixels. */
const CELL_PX = 400;
/** The distance in OKLab, with alpha as a fourth axis, at which the difference picture reaches full red. */
const MAX_SHOWN_DISTANCE = 0.25;

/**
 * Measures the fidelity of a mascot at rest to a figure and draws both with their difference; runs in a drawing thread.
 */
export async function compareToFigure({ figure, spec }: FidelityTask): Promise<FidelityComparison> {
  const drawn = atRest(spec, figure);
  const cells = await Promise.all([figure, drawn, difference(figure, drawn)].map(cellOf));
  const picture = await sharp({
    create: { width: cells.length * CELL_PX, height: CELL_PX, channels: 4, background: PAPER },
  })
    .composite(cells.map((input, place) => ({ input, left: place * CELL_PX, top: 0 })))
    .png()
    .toBuffer();
  return { fidelity: fidelity(drawn, figure), picture };
}

/** A mascot at rest on a transparent background, as large as the figure. */
function atRest(spec: MascotSpec, { width, height }: RawPicture): RawPicture {
  const surface = createSurface(width, height, null);
  surface.paint(frameOf({ spec, clip: null, seconds: 0 }));
  const pixels = surface.pixels();
  return { width, height, rgba: straightPixels(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)) };
}

function cellOf({ width, height, rgba }: RawPicture): Promise<Buffer> {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(CELL_PX, CELL_PX, { fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}

/** The difference of two pictures in red, more opaque where they differ more. */
function difference(one: RawPicture, two: RawPicture): RawPicture {
  const [first, second] = [labOf(one), labOf(two)];
  const rgba = new Uint8Array(one.rgba.length);
  for (let at = 0; at < rgba.length / 4; at += 1) {
    const [shownOne, shownTwo] = [one.rgba[4 * at + 3]! / 255, two.rgba[4 * at + 3]! / 255];
    let square = (shownOne - shownTwo) ** 2;
    for (let axis = 3 * at; axis < 3 * at + 3; axis += 1)
      square += (first[axis]! * shownOne - second[axis]! * shownTwo) ** 2;
    rgba.set([214, 32, 32, Math.round(255 * Math.min(1, Math.sqrt(square) / MAX_SHOWN_DISTANCE))], 4 * at);
  }
  return { ...one, rgba };
}
