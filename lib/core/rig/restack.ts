import type { Part } from '../spec/schema';
import { subtreeOf } from './subtree';
import { wholeOf } from './underlays';

/** A target position in the paint order: directly in front of a part, or directly behind it. */
export type StackPlace = { inFrontOf: string } | { behind: string };

/** The ids of parts in paint order: lowest z first, then the order of the list. */
export const paintedOrder = (parts: readonly Part[]): string[] =>
  [...parts].sort((a, b) => a.z - b.z).map(({ id }) => id);

/** Gives the paint order without outline and border layers, whose z is never changed. */
function stackOf(parts: readonly Part[]): string[] {
  const whole = wholeOf(parts);
  return paintedOrder(parts).filter((id) => whole(id) === id);
}

/**
 * Moves a part with its descendants to another position of the paint order. Only z values change; parts farther in
 * front change only if there are no whole numbers left between.
 */
export function restack(parts: readonly Part[], id: string, place: StackPlace): Part[] {
  const block = subtreeOf(parts, id);
  const moving = stackOf(parts).filter((each) => block.has(each));
  const rest = stackOf(parts).filter((each) => !block.has(each));
  const other = 'behind' in place ? place.behind : place.inFrontOf;
  const found = rest.indexOf(other);
  if (found < 0 || moving.length === 0) return [...parts];
  const at = 'behind' in place ? found : found + 1;
  return renumbered(parts, moving, rest, at);
}

function renumbered(parts: readonly Part[], moving: readonly string[], rest: readonly string[], at: number): Part[] {
  const zOf = new Map(parts.map(({ id, z }) => [id, z]));
  const z = (id: string | undefined): number | undefined => (id === undefined ? undefined : zOf.get(id));
  const [under, over] = [z(rest[at - 1]), z(rest[at])];
  const lowest = under !== undefined ? under + 1 : (over ?? 0) - moving.length;
  const push = over === undefined ? 0 : Math.max(0, lowest + moving.length - over);
  const next = new Map(moving.map((id, i) => [id, lowest + i]));
  if (push > 0) for (const id of rest.slice(at)) next.set(id, (zOf.get(id) ?? 0) + push);
  return parts.map((part) => {
    const wanted = next.get(part.id);
    return wanted === undefined || wanted === part.z ? part : { ...part, z: wanted };
  });
}

/** Gives the position one step in front (+1) of a part or behind it (-1); null at the end. */
export function nextPlace(parts: readonly Part[], id: string, step: 1 | -1): StackPlace | null {
  const block = subtreeOf(parts, id);
  const order = stackOf(parts);
  const at = order.indexOf(id);
  const others = step > 0 ? order.slice(at + 1) : order.slice(0, at).toReversed();
  const other = others.find((each) => !block.has(each));
  if (other === undefined) return null;
  return step > 0 ? { inFrontOf: other } : { behind: other };
}

/** Gives the position in front of a part with its descendants, or behind all of them. */
export function besidePlace(parts: readonly Part[], id: string, side: 'front' | 'back'): StackPlace {
  const block = subtreeOf(parts, id);
  const painted = stackOf(parts).filter((each) => block.has(each));
  return side === 'front' ? { inFrontOf: painted.at(-1) ?? id } : { behind: painted[0] ?? id };
}
