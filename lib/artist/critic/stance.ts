import { solidOf } from '@/lib/core/spec/critic/outlines';
import { branchesOf, coveredBy, type DesignView } from './design-view';
import type { Verdict } from './verdict';

/** How far the centre of mass may be outside the feet, as a share of the figure's width. */
const MAX_OFFSET_SHARE = 0.04;
/** The cost of each share of the width beyond that limit, and the cost of a figure that the canvas cuts off. */
const OFFSET_COST = 4;
const CUT_OFF_COST = 2;

/** Judges whether the centre of mass is above the feet. */
export function balance(design: DesignView): Verdict[] {
  const { feet, frontLegs, legs } = design.study.roles;
  const standing = branchesOf(
    design,
    [legs, frontLegs, feet].flatMap(({ left, right }) => [left, right]),
  );
  const soles = spreadOf(design, coveredBy(design, standing));
  const all = spreadOf(design, design.figure);
  if (!soles || !all) return [];
  const beyond = Math.max(0, soles.least - all.middle, all.middle - soles.most) / (all.most - all.least + 1);
  return [
    {
      aspect: 'balance',
      cost: OFFSET_COST * Math.max(0, beyond - MAX_OFFSET_SHARE),
      sentence:
        beyond > MAX_OFFSET_SHARE
          ? `Its weight is ${Math.round(beyond * 100)} % of its width beyond its feet.`
          : 'Its weight is over its feet, so that it stands and does not fall.',
    },
  ];
}

/** The first and last column of a mask, and the mean column of its cells; null for an empty mask. */
function spreadOf({ study }: DesignView, mask: Uint8Array): { least: number; most: number; middle: number } | null {
  const { columns } = study.picture.grid;
  let [cells, sum, least, most] = [0, 0, columns, -1];
  mask.forEach((on, at) => {
    if (!on) return;
    const column = at % columns;
    cells += 1;
    sum += column;
    least = Math.min(least, column);
    most = Math.max(most, column);
  });
  return cells === 0 ? null : { least, most, middle: sum / cells };
}

/** The tolerance at the edges of the canvas, in pixels. */
const MAX_BEYOND_PX = 1;

const isBeyond = (value: number, side: number): boolean => value < -MAX_BEYOND_PX || value > side + MAX_BEYOND_PX;

/** Judges whether the whole figure is on the canvas. */
export function frame({ study }: DesignView): Verdict[] {
  const { rig } = study;
  const isCut = rig.parts.some(
    ({ id }) =>
      study.isFigure(id) &&
      solidOf(study.drawing(id)).some(({ polygons }) =>
        polygons.some((polygon) => polygon.some((value, i) => isBeyond(value, i % 2 === 0 ? rig.width : rig.height))),
      ),
  );
  return [
    {
      aspect: 'frame',
      cost: isCut ? CUT_OFF_COST : 0,
      sentence: isCut ? 'The edge of the picture cuts it off.' : 'All of it is inside the picture.',
    },
  ];
}
