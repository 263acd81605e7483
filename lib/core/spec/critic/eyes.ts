import { contrast as ratio } from '../../color/hex';
import { dilated, emptyMask } from '../../geometry/coverage';
import type { RigFinding } from './finding';
import { seenAs } from './picture';
import type { Study } from './study';

/** The minimum contrast of an eye with its face (craft; the ratio that WCAG requires for text). */
const MIN_CONTRAST = 4.5;
/** The minimum contrast of an eye with its own highlight or white (WCAG's ratio for non-text). */
const LIT = 3;
/** The share of the eye from which a colour counts: a highlight does not. */
const MATTERS = 0.05;
/** The radius in cells around an eye that counts as the face. */
const RING = 3;

/** Eyes none of whose colours stand out from the face around them. */
export function eyes(study: Study): RigFinding[] {
  const {
    picture: { grid, owner, color },
    roles,
  } = study;
  const isEye = new Set(roles.eyes.flatMap((id) => [...study.branch(id)]));
  return roles.eyes.flatMap((id) => {
    const branch = study.branch(id);
    const mask = emptyMask(grid);
    owner.forEach((index, at) => {
      if (branch.has(index)) mask[at] = 1;
    });
    const [colors, around] = [new Map<number, number>(), new Map<number, number>()];
    dilated(grid, mask, RING).forEach((on, at) => {
      const [index, value] = [owner[at] ?? -1, color[at] ?? 0];
      if (!on || index < 0 || (!mask[at] && isEye.has(index))) return;
      const tally = mask[at] ? colors : around;
      tally.set(value, (tally.get(value) ?? 0) + 1);
    });
    const face = [...around].sort(([, a], [, b]) => b - a)[0];
    const cells = [...colors.values()].reduce((sum, some) => sum + some, 0);
    if (!face || !cells) return [];
    const { hex } = seenAs(face[0]);
    const own = [...colors].filter(([, some]) => some >= cells * MATTERS).map(([value]) => seenAs(value).hex);
    const best = Math.max(1, ...own.map((one) => ratio(one, hex)));
    const isLit = own.some((one) => own.some((two) => ratio(one, two) >= MIN_CONTRAST));
    // A shut eye is a line like a brow, with nothing inside it to read.
    const isShut = study.part(id)?.defaultState === 'closed';
    if (best >= (isLit || isShut ? LIT : MIN_CONTRAST)) return [];
    const remedy = `Give the eye a colour whose contrast with ${hex}`;
    return [
      {
        rule: 'eyes' as const,
        part: id,
        message: `"${id}" stands out from the face around it by a contrast of ${best.toFixed(1)} only.`,
        suggestion: `${remedy} is at least ${MIN_CONTRAST}, or a rim or white around it.`,
      },
    ];
  });
}
