import { overlap, type Box } from '@/lib/core/geometry/bounds';

/** A frame of an animation with its compositing flags. */
export interface Placed extends Box {
  /** Whether the frame's area hides everything below it. */
  covers: boolean;
  /** Whether the frame's area is cleared before the next frame. */
  clears: boolean;
}

/** Gives the frames that must be drawn, in order, to show the frame of an index as if all before it had been drawn. */
export function showing(pictures: readonly Placed[], index: number, width: number, height: number): number[] {
  const needed: number[] = [];
  // The part of the picture that no frame covers yet, as boxes that do not overlap.
  let missing: Box[] = [{ x: 0, y: 0, width, height }];
  for (let at = index; at >= 0 && missing.length > 0; at -= 1) {
    const picture = pictures[at];
    if (!picture || !missing.some((rect) => overlap(rect, picture))) continue;
    needed.unshift(at);
    if (picture.covers || (picture.clears && at < index)) missing = missing.flatMap((rect) => without(rect, picture));
  }
  return needed;
}

/** Subtracts a hole from a rectangle: gives the boxes above, below, left and right of it. */
function without(rect: Box, hole: Box): Box[] {
  if (!overlap(rect, hole)) return [rect];
  const top = Math.max(rect.y, hole.y);
  const bottom = Math.min(rect.y + rect.height, hole.y + hole.height);
  const left = Math.max(rect.x, hole.x);
  const right = Math.min(rect.x + rect.width, hole.x + hole.width);
  return [
    { ...rect, height: top - rect.y },
    { ...rect, y: bottom, height: rect.y + rect.height - bottom },
    { x: rect.x, y: top, width: left - rect.x, height: bottom - top },
    { x: right, y: top, width: rect.x + rect.width - right, height: bottom - top },
  ].filter(({ width, height }) => width > 0 && height > 0);
}
