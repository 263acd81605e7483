import type { Grid } from '../../geometry/coverage';
import type { RigPart } from '../../rig/rig';
import type { RigFinding } from './finding';
import { CELLS, gridAround, maskOfAreas } from './joint-mask';
import { measureOf } from './measure';
import { solidOf } from './outlines';
import type { Study } from './study';

/** How far behind a joint the round end of a limb is tested, in widths of the thinner link. */
const BEHIND = 0.12;
/** The least area that sticks out, as a share of the square of that width. */
const STICKS_OUT = 0.06;

/** Finds links of a limb whose round end sticks out of the link that carries them: forearms and shins. */
export function cap(study: Study): RigFinding[] {
  const { forearms, shins } = study.roles;
  return [forearms.left, forearms.right, shins.left, shins.right].flatMap((id) => {
    const part = id === null ? undefined : study.part(id);
    const above = part && study.rig.parts[part.parent];
    return part && above ? sticksOut(study, part, above) : [];
  });
}

function sticksOut(study: Study, part: RigPart, above: RigPart): RigFinding[] {
  const [own, carrier] = [study.drawing(part.id), study.drawing(above.id)];
  const [size, seat] = [measureOf(own), measureOf(carrier)];
  if (!size || !seat) return [];
  const width = Math.min(size.width, seat.width);
  const grid = gridAround(part.pivot, width);
  const [one, two] = [own, carrier].map((svg) => maskOfAreas(grid, solidOf(svg)));
  const [x, y] = study.anatomy.center(part.id);
  const [dx, dy] = [x - part.pivot[0], y - part.pivot[1]];
  const length = Math.hypot(dx, dy);
  if (!one || !two || length === 0) return [];
  const isBehind = (at: number): boolean => {
    const [cx, cy] = cellOf(grid, at);
    return ((cx - part.pivot[0]) * dx + (cy - part.pivot[1]) * dy) / length < -BEHIND * width;
  };
  const out = one.reduce((sum, on, at) => sum + (on && !two[at] && isBehind(at) ? 1 : 0), 0) * grid.cell ** 2;
  if (out < STICKS_OUT * width ** 2) return [];
  return [
    {
      rule: 'cap',
      part: part.id,
      other: above.id,
      message: `The end of "${part.id}" sticks out of "${above.id}" behind their joint.`,
      suggestion:
        `Let "${part.id}" begin ${Math.floor(seat.width)} pixels wide at most, round about its pivot, and put the ` +
        `pivot ${Math.ceil(width / 2)} pixels before the end of "${above.id}".`,
    },
  ];
}

const cellOf = ({ x, y, cell }: Grid, at: number): [number, number] => [
  x + ((at % CELLS) + 0.5) * cell,
  y + (Math.floor(at / CELLS) + 0.5) * cell,
];
