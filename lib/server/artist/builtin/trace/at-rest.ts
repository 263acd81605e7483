import type { Drawing } from '@/lib/core/paint/drawing';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { specOfOnePart } from '@/lib/core/spec/one-part';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { emit } from '@/lib/core/svg/emit';
import { straightPixels } from '../../../raster/straight';
import { createSurface } from '../../../raster/surface';
import type { Pixels } from '@/lib/artist/trace/pixels';

/** Renders a mascot at rest at the size of its canvas, on a transparent background. */
export function pictureAtRest(spec: MascotSpec): Pixels {
  const { width, height } = spec.canvas;
  const surface = createSurface(width, height, null);
  surface.paint(render(rigOf(spec), {}));
  const pixels = surface.pixels();
  return { width, height, rgba: straightPixels(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)) };
}

/** Renders a drawing at this size in pixels, on a transparent background. */
export const pictureOfDrawing = (drawing: Drawing, width: number, height: number): Pixels =>
  pictureAtRest(specOfOnePart('Drawing', { width, height }, emit(drawing)));
