import type { FigureDraft } from '../../figure';
import { ellipse, symmetric } from '../../shape/curve';
import type { Path } from '../../shape/path';
import type { Garment } from '../garment';
import { collarY } from '../trunk-line';

/** A cape, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const cape: Garment = {
  colors: { cape: '#c4243f' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx, hemY } = torso;
    const y = collarY(figure) + 4 * unit;
    const w = torso.waist;
    const shape = torso.merged
      ? shortCape(figure)
      : symmetric(
          [
            [cx, y - 10 * unit],
            [cx + w * 0.8, y - 2 * unit],
            [cx + w * 1.34, y + 80 * unit],
            [cx + w * 1.5, hemY - 4 * unit],
            [cx + w * 1.2, hemY + 26 * unit, 0.3],
            [cx + w * 0.6, hemY + 14 * unit],
            [cx, hemY + 26 * unit],
          ],
          cx,
        );
    const collar = symmetric(
      [
        [cx, y + 14 * unit],
        [cx + torso.neck * 0.6, y - 2 * unit],
        [cx + torso.neck * 1.12, y - 18 * unit, 0.3],
        [cx + torso.neck * 1.06, y + 14 * unit],
        [cx + torso.neck * 0.4, y + 32 * unit],
        [cx, y + 34 * unit],
      ],
      cx,
    );
    figure.parts.push({
      id: 'cape',
      parent: torso.part,
      z: 4,
      pivot: [cx, y],
      limits: [-14, 14],
      stage: 'clothes',
      svg: ink.mass(shape, 'cape', { shade: 1.2 }),
      rims: [shape],
    });
    // The front of a thing is its face and what marks it, such as a keyhole, so no collar crosses it.
    if (torso.bareNeck || figure.species.archetype === 'object') return;
    figure.parts.push({
      id: 'cape_collar',
      parent: torso.part,
      z: 35,
      pivot: [cx, y],
      limits: null,
      stage: 'clothes',
      svg:
        ink.mass(collar, 'cape', { shade: 0.7 }) +
        ink.mass(ellipse(cx, y + 26 * unit, 10 * unit, 10 * unit), 'medal', { shade: 0 }),
    });
  },
};

/** The width of a canvas without a width of its own, and the least distance of a cape from its edge, in pixels. */
const CANVAS_PX = 512;
const CAPE_MARGIN_PX = 12;

/** The cape of a body without a separate head: it hangs from behind the face and spreads to the sides. */
function shortCape({ torso, head, canvas, ink }: FigureDraft): Path {
  const { cx, waist, hemY } = torso;
  const y = head.cy - head.ry * 0.5;
  const room = Math.min(cx, (canvas?.width ?? CANVAS_PX) - cx) - CAPE_MARGIN_PX - ink.look.silhouette - ink.look.border;
  const flare = Math.min(waist * 1.2 + 62, room);
  return symmetric(
    [
      [cx, y],
      [cx + waist * 0.92, y + 4],
      [cx + Math.min(waist * 1.16, room), y + (hemY - y) * 0.5],
      [cx + flare, hemY - 2, 0.3],
      [cx + flare * 0.72, hemY + 22],
      [cx + flare * 0.34, hemY + 8],
      [cx, hemY + 22],
    ],
    cx,
  );
}
