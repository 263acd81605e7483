import type { Drawing, DrawingShape } from '@/lib/core/paint/drawing';
import { findRoles } from '@/lib/core/rig/roles';
import { isUnderlay, underlaidBy } from '@/lib/core/rig/underlays';
import type { EditAct } from '../outcome';
import { basesOf } from '../drawing/bases';
import { namesOf } from '../drawing/families';
import { furred } from '../drawing/fur';
import { redrawn, withDrawings } from '../drawing/redraw';
import { nothingOf } from '../outcome';
import { partsOf, withRoles } from '../targets/find';
import { isAll, targetWords } from '../targets/target';

/** The height of fur tufts, as a share of the canvas's side. */
const TUFT_HEIGHT_SHARE = 0.023;

/** Adds fur tufts to the contour of cheeks, tail and trunk, or of the parts that are named. */
export const fluff: EditAct<'fluff'> = (spec, { target }) => {
  const roles = findRoles(spec);
  const ids = isAll(target)
    ? [roles.body, roles.head, ...roles.tail].filter((id) => id !== null)
    : target.nouns.flatMap((noun) => partsOf(withRoles(spec), noun));
  const [names, side] = [namesOf(spec), Math.max(spec.canvas.width, spec.canvas.height)];
  let changed = false;
  // The outer outline behind a part has a shape of its own, which gets the same tufts.
  const parts = spec.parts.map((part) => {
    const owner = isUnderlay(part.id) ? underlaidBy(part.id) : part.id;
    if (!ids.includes(owner)) return part;
    return withDrawings(part, (svg) =>
      redrawn(svg, (drawing) => {
        const shape = owner === part.id ? basesOf(drawing, names)[0]?.shape : contourOf(drawing);
        const isHead = owner === (roles.head ?? roles.body);
        const made = shape ? furred(drawing, shape, side * TUFT_HEIGHT_SHARE, isHead) : null;
        changed ||= made !== null;
        return made ?? drawing;
      }),
    );
  });
  if (ids.length === 0) return nothingOf(targetWords(target));
  if (!changed)
    return {
      refused: isAll(target)
        ? 'It is as fluffy as it can be drawn.'
        : `There is nothing about ${targetWords(target)} that could be fluffier.`,
    };
  return { spec: { ...spec, parts }, done: `made ${isAll(target) ? 'its coat' : targetWords(target)} fluffier` };
};

/** The line shape in an outline layer behind a part. */
const contourOf = ({ nodes }: Drawing): DrawingShape | undefined =>
  nodes.find((node): node is DrawingShape => node.kind === 'shape' && node.stroke !== null);
