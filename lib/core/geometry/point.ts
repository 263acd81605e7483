/** A point in pixels: x to the right, y down. */
export type Point = readonly [x: number, y: number];
