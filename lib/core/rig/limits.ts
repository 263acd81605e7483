/** How far a joint turns, in degrees; null where it does not. */
export type RotateLimits = readonly [number, number] | null;

/** A rotation held within a joint's limits; rest is always allowed, and without limits there is nothing else. */
export function heldRotation(degrees: number, limits: RotateLimits): number {
  return limits ? Math.min(Math.max(degrees, Math.min(limits[0], 0)), Math.max(limits[1], 0)) : 0;
}
