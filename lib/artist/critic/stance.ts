import { solidOf } from '@/lib/core/spec/critic/outlines';
import { branchesOf, coveredBy, type DesignView } from './design-view';
import type { Verdict } from './verdict';

/** How far the weight may be beyond the feet, as a share of the figure's width, before it seems to fall. */
const LEANS = 0.04;
/** What each share of the width beyond that costs, and a figure that is cut off. */
const FALLS = 4;
const CUT = 2;

/** Whether the weight is over the feet. */
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
      cost: FALLS * Math.max(0, beyond - LEANS),
      sentence:
        beyond > LEANS
          ? `Its weight is ${Math.round(beyond * 100)} % of its width beyond its feet.`
          : 'Its weight is over its feet, so that it stands and does not fall.',
    },
  ];
}

/** The columns over which a mask spreads, and the middle of its weight; null for an empty one. */
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

/** How far a line may reach beyond the canvas, in pixels. */
const MAX_BEYOND_PX = 1;

const isBeyond = (value: number, side: number): boolean => value < -MAX_BEYOND_PX || value > side + MAX_BEYOND_PX;

/** Whether all of it is inside the picture. */
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
      cost: isCut ? CUT : 0,
      sentence: isCut ? 'The edge of the picture cuts it off.' : 'All of it is inside the picture.',
    },
  ];
}
