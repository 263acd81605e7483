import type { FigureDraft } from '../../figure';
import { box, curve, ellipse } from '../../shape/curve';
import { boxOf, type Path, type Point } from '../../shape/path';
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

/** The box of a foot, with the part that is drawn under it. */
type Foot = NonNullable<FigureDraft['feet']>[number];

/** Adds what is under the sole of each foot, from the foot's box in figure pixels. */
function underFeet(
  figure: FigureDraft,
  idOf: (part: string) => string,
  draw: (foot: Foot, bottom: number) => { svg: string; rims: Path[] },
): void {
  for (const foot of feetOf(figure)) {
    const bottom = foot.y + foot.height;
    figure.parts.push({
      id: idOf(foot.part),
      parent: foot.part,
      z: foot.z,
      pivot: [foot.x + foot.width / 2, bottom],
      limits: null,
      stage: 'clothes',
      ...draw(foot, bottom),
    });
  }
}

/** Ice skates: a blade under each foot. */
export const skates: Garment = {
  colors: { skates: '#eef2f7', blade: '#9fb0c2' },
  draw: (figure) => {
    const { ink, unit } = figure;
    underFeet(
      figure,
      (part) => `skates_${part}_blade_cover`,
      ({ x, width }, bottom) => {
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
        return { svg: posts + ink.mass(blade, 'blade', { shade: 0, width: ink.look.inner * 0.8 }), rims: [blade] };
      },
    );
  },
};

/** Roller skates: a plate with two wheels under each foot. */
export const rollerSkates: Garment = {
  colors: { roller_skates: '#e5484d', skate_plate: '#4a5164', skate_wheel: '#fbcf3c', skate_hub: '#fff6dc' },
  draw: (figure) => {
    const { ink, unit } = figure;
    underFeet(
      figure,
      (part) => `roller_skates_${part}_wheels_cover`,
      ({ x, width }, bottom) => {
        const plate = box(x + width / 2, bottom - 1 * unit, width * 0.9, 7 * unit, 3 * unit);
        const radius = Math.min(width * 0.19, 11 * unit);
        const wheels = [0.24, 0.76].map((at): Point => [x + width * at, bottom + radius * 0.75]);
        const rims = wheels.map(([cx, cy]) => ellipse(cx, cy, radius, radius));
        const look = { shade: 0.5, width: ink.look.inner * 0.8 };
        return {
          svg:
            ink.mass(plate, 'skate_plate', { ...look, shade: 0 }) +
            rims.map((rim) => ink.mass(rim, 'skate_wheel', look)).join('') +
            wheels.map(([cx, cy]) => ink.area(ellipse(cx, cy, radius * 0.36, radius * 0.36), 'skate_hub')).join(''),
          rims: [plate, ...rims],
        };
      },
    );
  },
};
