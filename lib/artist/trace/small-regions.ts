import type { PenLine } from './outline';
import { NONE, regionsOf, type Labels } from './regions';

/** The largest region that is never cut in two, as a share of the figure. */
const MAX_WHOLE_REGION_SHARE = 0.08;
/** The share of such a region that one part must have to get all of it. */
const MIN_OWNED_SHARE = 0.55;
/** The least that a limb must gain by whole regions to lie over its carrier, as a share of itself. */
const MIN_GAIN_SHARE = 0.08;

/** What keeping regions whole gave to a part beyond its necks. */
type Moved = Map<number, number[]>;

/**
 * Small regions go whole to the part that has most of them, when that part thereby gains something to speak of; gives
 * what each part gained.
 */
export function assignSmallRegions(
  labels: Labels,
  owner: Int16Array,
  parts: number,
  firstLimb: number,
  line: PenLine | null,
): Moved {
  const moved: Moved = new Map();
  const sizes = new Uint32Array(parts);
  for (const part of owner) if (part !== NONE) sizes[part]! += 1;
  const { regions } = regionsOf(labels);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  for (const { pixels } of regions) {
    if (pixels.length > total * MAX_WHOLE_REGION_SHARE) continue;
    const counts = new Uint32Array(parts);
    for (const at of pixels) counts[owner[at]!]! += 1;
    const most = counts.indexOf(Math.max(...counts));
    if (counts[most] === pixels.length || counts[most]! < pixels.length * MIN_OWNED_SHARE) continue;
    // A leg without its stroke is half a leg, however far that runs on over the trunk.
    if (most < firstLimb && line && pixels.every((at) => line.on[at])) continue;
    moved.set(most, [...(moved.get(most) ?? []), ...pixels.filter((at) => owner[at] !== most)]);
  }
  for (const [part, pixels] of moved) {
    if (pixels.length < sizes[part]! * MIN_GAIN_SHARE) moved.delete(part);
    else for (const at of pixels) owner[at] = part;
  }
  return moved;
}
