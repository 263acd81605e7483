import { motionPropsOf } from '../../spec/motion-props';
import type { Take } from './take';

/** The ids of the parts that are objects and not limbs: motion props, and everything attached to a hand. */
export function thingsOf({ rig, figure: { roles } }: Take): Set<string> {
  const hands = new Set([roles.hands.left, roles.hands.right].filter((id) => id !== null));
  const things = new Set(motionPropsOf(rig.spec).map(({ id }) => id));
  // Parents stand before their children in a rig.
  for (const part of rig.parts) {
    const above = rig.parts[part.parent]?.id;
    if (above !== undefined && (hands.has(above) || things.has(above))) things.add(part.id);
  }
  return things;
}
