/** The range in which a joint turns, in degrees; null where it does not turn. */
export type RotateLimits = readonly [number, number] | null;

/** A rotation clamped to a joint's limits; rest is always allowed, and without limits it is the only rotation. */
export function heldRotation(degrees: number, limits: RotateLimits): number {
  return limits ? Math.min(Math.max(degrees, Math.min(limits[0], 0)), Math.max(limits[1], 0)) : 0;
}
