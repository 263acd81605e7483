import type { Matrix } from '@/lib/core/geometry/matrix';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { placed } from '../drawing/place';
import type { EditAct } from '../outcome';

/** Exchanges left and right in a part id, because left is still the viewer's left after a flip. */
const swapped = (name: string): string =>
  name
    .split('_')
    .map((word) => (word === 'left' ? 'right' : word === 'right' ? 'left' : word))
    .join('_');

/** Flips the mascot horizontally; part ids are renamed so that left is still on the left. */
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
