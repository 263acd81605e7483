import type { Matrix } from '@/lib/core/geometry/matrix';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { placed } from '../drawing/place';
import type { EditAct } from '../outcome';

/** `arm_left` for `arm_right` and the other way round: after a flip, left is still the viewer's left. */
const swapped = (name: string): string =>
  name
    .split('_')
    .map((word) => (word === 'left' ? 'right' : word === 'right' ? 'left' : word))
    .join('_');

/** Flips the mascot to face the other way; names keep their sides. */
export const mirror: EditAct<'mirror'> = (spec, _, { keepRig }) => {
  if (keepRig) return { refused: 'A variant cannot be mirrored: its animations would play on the wrong side.' };
  const flip: Matrix = [-1, 0, 0, 1, spec.canvas.width, 0];
  const flipped: MascotSpec = placed(spec, new Map(spec.parts.map(({ id }) => [id, flip])));
  return {
    spec: {
      ...flipped,
      parts: flipped.parts.map((part) => ({
        ...part,
        id: swapped(part.id),
        parent: part.parent && swapped(part.parent),
        rotateLimits: part.rotateLimits && [0 - part.rotateLimits[1], 0 - part.rotateLimits[0]],
      })),
      anchors: flipped.anchors.map((anchor) => ({ ...anchor, name: swapped(anchor.name), part: swapped(anchor.part) })),
    },
    done: 'mirrored it to face the other way',
  };
};
