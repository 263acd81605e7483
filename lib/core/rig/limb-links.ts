import type { Anatomy } from './anatomy';
import type { PartRole } from './part-names';

/** The roles of the links after each: of a link with links of its own, and of the last. */
const NEXT: Partial<Record<PartRole, readonly [PartRole, PartRole]>> = {
  arm: ['forearm', 'hand'],
  forearm: ['hand', 'hand'],
  leg: ['shin', 'foot'],
  front_leg: ['shin', 'foot'],
  back_leg: ['shin', 'foot'],
  shin: ['foot', 'foot'],
};

/**
 * Guesses which parts without a known name are links of a limb. A part that does not turn is none, and a limb whose next
 * link is named has no other: both may carry markings, such as scales on an arm.
 */
export function guessLinks(anatomy: Anatomy, found: Map<string, PartRole>): void {
  for (const { id } of [...anatomy.parts].sort((a, b) => anatomy.depth(a.id) - anatomy.depth(b.id))) {
    const links = NEXT[found.get(id) ?? 'other'];
    const children = anatomy.children(id);
    if (!links || children.some((each) => links.some((role) => role === found.get(each.id)))) continue;
    const link = children.find((each) => found.get(each.id) === 'other' && each.rotateLimits !== null);
    if (link) found.set(link.id, anatomy.children(link.id).length > 0 ? links[0] : links[1]);
  }
}
