import type { PenLine } from './outline';
import { NONE, regionsOf, type Labels } from './regions';

/** The largest region that is never split between parts, as a share of the figure. */
const MAX_WHOLE_REGION_SHARE = 0.08;
/** The least share of such a region that one part must have to get all of it. */
const MIN_OWNED_SHARE = 0.55;
/** The least gain of a part by whole regions, as a share of its area; a smaller gain is ignored. */
const MIN_GAIN_SHARE = 0.08;

/** The pixels that each part gained because small regions were kept whole. */
type Moved = Map<number, number[]>;

/**
 * Assigns small regions as a whole to the part with most of their pixels, if that part gains enough; returns the gains.
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
    // A limb keeps its part of a line, even if most of the line is on the trunk.
    if (most < firstLimb && line && pixels.every((at) => line.on[at])) continue;
    moved.set(most, [...(moved.get(most) ?? []), ...pixels.filter((at) => owner[at] !== most)]);
  }
  for (const [part, pixels] of moved) {
    if (pixels.length < sizes[part]! * MIN_GAIN_SHARE) moved.delete(part);
    else for (const at of pixels) owner[at] = part;
  }
  return moved;
}
