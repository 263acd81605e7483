import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import type { PartDraft } from '../figure';
import { idsOf } from './body';
import type { MeasuredFigure } from './figure-of';

/**
 * The z, the position in paint order, of each garment layer of the built-in artist.
 * The layers are: behind the figure, on the trunk, below the eyes, on the head, and in the hands.
 */
const LAYER_Z = { back: 10, trunk: 36, eyes: 44, head: 60, front: 67 } as const;

/**
 * Inserts a part in paint order by its z, called `height` here; `cover` is the id of a part that it directly covers.
 */
export function layered(
  figure: MeasuredFigure,
  parts: readonly Part[],
  added: readonly Part[],
  part: Part,
  height: number,
  cover: string | null,
): Part[] {
  if (cover !== null) return inserted(parts, part, cover, 'after');
  if (part.id.endsWith('_cover') && !isOurs(figure.body.spec))
    return inserted(parts, part, part.parent ?? '', 'before');
  if (isOurs(figure.body.spec)) return [...parts, { ...part, z: height }];
  const order = painted(parts);
  const { roles, anatomy } = figure.body;
  const shadow = new Set([roles.shadow, ...roles.steam]);
  if (height < LAYER_Z.back) {
    const lowest = order.find(({ id, svg }) => svg !== '' && !shadow.has(id) && !roles.tail.includes(id));
    return lowest ? inserted(parts, part, lowest.id, 'before') : [...parts, part];
  }
  const onFace = part.parent === figure.head.part && !figure.torso.merged;
  if (height < LAYER_Z.trunk && onFace) return inserted(parts, part, figure.head.part, 'before');
  if (height > LAYER_Z.trunk && height < LAYER_Z.eyes) {
    const eye = order.find(({ id }) => roles.eyes.includes(id));
    if (eye) return inserted(parts, part, eye.id, 'before');
  }
  const host = figure.torso.part;
  const trunk = new Set([
    host,
    roles.body,
    ...order.filter(({ id }) => anatomy.isUnder(id, host) && /belly|tummy|chest/.test(id)).map(({ id }) => id),
    ...added.filter(({ parent, z }) => parent === host && z <= height).map(({ id }) => id),
  ]);
  if (height < LAYER_Z.trunk) return onTop(parts, order, part, trunk);
  if (height >= LAYER_Z.head) {
    const hand = part.parent ?? '';
    const isHand = idsOf(roles.hands).includes(hand);
    return inserted(parts, part, hand, isHand && height < LAYER_Z.front ? 'before' : 'after');
  }
  const limbs = [roles.arms, roles.legs, roles.frontLegs, roles.wings].flatMap(idsOf).concat(roles.tail);
  const isOnHead = (id: string): boolean =>
    (id === figure.head.part || anatomy.isUnder(id, figure.head.part)) &&
    !limbs.some((limb) => id === limb || anatomy.isUnder(id, limb));
  return onTop(
    parts,
    order,
    part,
    new Set([...trunk, ...order.filter(({ id }) => isOnHead(id)).map(({ id }) => id), ...added.map(({ id }) => id)]),
  );
}

/** Whether the built-in artist drew the mascot, so that its z values apply. */
const isOurs = (spec: MascotSpec): boolean =>
  spec.parts.some(({ id, parent, z }) => id === 'root' && parent === null && z === -100);

/** The parts in paint order. */
const painted = (parts: readonly Part[]): Part[] =>
  parts
    .map((part, index) => ({ part, index }))
    .sort((a, b) => a.part.z - b.part.z || a.index - b.index)
    .map(({ part }) => part);

function onTop(parts: readonly Part[], order: readonly Part[], part: Part, below: ReadonlySet<string>): Part[] {
  const top = order.findLast(({ id }) => below.has(id));
  return top ? inserted(parts, part, top.id, 'after') : [...parts, part];
}

/**
 * Inserts a part next to a neighbour: z is an integer, so the part has the same z and a place before or after it in the
 * list.
 */
function inserted(parts: readonly Part[], part: Part, neighbour: string, side: 'before' | 'after'): Part[] {
  const at = parts.findIndex(({ id }) => id === neighbour);
  if (at < 0) return [...parts, part];
  const height = parts[at]?.z ?? part.z;
  const next = [...parts];
  next.splice(side === 'before' ? at : at + 1, 0, { ...part, z: height });
  return next;
}

/** Sorts garments from back to front, with parents before their children. */
export function byHeight(drafts: readonly PartDraft[]): PartDraft[] {
  const depth = ({ parent }: PartDraft): number => {
    const above = drafts.find(({ id }) => id === parent);
    return above ? 1 + depth(above) : 0;
  };
  return [...drafts].sort((a, b) => depth(a) - depth(b) || a.z - b.z);
}
