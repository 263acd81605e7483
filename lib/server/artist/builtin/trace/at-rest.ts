import type { Drawing } from '@/lib/core/paint/drawing';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
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
export function pictureOfDrawing(drawing: Drawing, width: number, height: number): Pixels {
  return pictureAtRest({
    specVersion: 1,
    name: 'Drawing',
    description: '',
    archetype: 'object',
    canvas: { width, height },
    palette: [],
    anchors: [],
    parts: [
      {
        id: 'drawing',
        parent: null,
        z: 0,
        pivot: [0, 0],
        rotateLimits: null,
        svg: emit(drawing),
        states: [],
        defaultState: null,
      },
    ],
  });
}
