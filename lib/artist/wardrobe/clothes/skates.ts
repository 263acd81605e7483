import type { FigureDraft } from '../../figure';
import { box, curve } from '../../shape/curve';
import { boxOf } from '../../shape/path';
import type { Garment } from '../garment';

/**
 * The bounding boxes of the feet: the measured ones, or those of the outlines for a figure that is still being drawn.
 */
function feetOf({ feet, parts }: FigureDraft): NonNullable<FigureDraft['feet']> {
  return (
    feet ??
    parts.flatMap(({ id, z, rims }) =>
      /(^|_)foot_(left|right)$/.test(id) && rims?.[0] ? [{ part: id, z, ...boxOf(rims[0]) }] : [],
    )
  );
}

/** Ice skates: a blade under each foot, in figure pixels from the bounding boxes of the feet. */
export const skates: Garment = {
  colors: { skates: '#eef2f7', blade: '#9fb0c2' },
  draw: (figure) => {
    const { ink, unit } = figure;
    for (const { part, x, y, width, height, z } of feetOf(figure)) {
      const bottom = y + height;
      const blade = box(x + width / 2, bottom + 7 * unit, width * 0.96, 7 * unit, 3 * unit);
      const posts = [0.3, 0.7]
        .map((at) =>
          ink.stroke(
            curve([
              [x + width * at, bottom - 3 * unit],
              [x + width * at, bottom + 6 * unit],
            ]),
            'blade_line',
            5 * unit,
          ),
        )
        .join('');
      figure.parts.push({
        id: `skates_${part}_blade_cover`,
        parent: part,
        z,
        pivot: [x + width / 2, bottom],
        limits: null,
        stage: 'clothes',
        svg: posts + ink.mass(blade, 'blade', { shade: 0, width: ink.look.inner * 0.8 }),
        rims: [blade],
      });
    }
  },
};
