/** A closed polyline as x, y, x, y in pixels; the enclosed area is to its right. */
export type Loop = number[];

/** The position along a cell's side at which the value crosses one half. */
const crossing = (from: number, to: number): number => (0.5 - from) / (to - from);

/**
 * Traces the closed contours at which a field (0 to 1 at pixel centres) crosses one half, by marching squares.
 * The field is 0 outside its borders; `box` limits the search.
 */
export function contours(
  field: Float32Array,
  width: number,
  height: number,
  box: { left: number; top: number; right: number; bottom: number },
): Loop[] {
  const value = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : field[y * width + x]!;
  // Each crossing is identified by its cell side: horizontal sides have even numbers, vertical ones odd.
  const across = (x: number, y: number): number => 2 * ((y + 1) * (width + 2) + x + 1);
  const down = (x: number, y: number): number => across(x, y) + 1;
  const next = new Map<number, number>();
  const link = (from: number, to: number) => {
    next.set(from, to);
  };
  for (let y = box.top - 1; y <= box.bottom; y += 1) {
    for (let x = box.left - 1; x <= box.right; x += 1) {
      const [a, b, c, d] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)];
      const kind = (a > 0.5 ? 8 : 0) | (b > 0.5 ? 4 : 0) | (c > 0.5 ? 2 : 0) | (d > 0.5 ? 1 : 0);
      if (kind === 0 || kind === 15) continue;
      const [top, right, bottom, left] = [across(x, y), down(x + 1, y), across(x, y + 1), down(x, y)];
      for (const [from, to] of LINKS[kind]!) link([top, right, bottom, left][from]!, [top, right, bottom, left][to]!);
    }
  }
  return walked(next, value, width);
}

/** The cell sides (top, right, bottom, left) that each case connects, with the inside on the right. */
const LINKS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

function walked(next: Map<number, number>, value: (x: number, y: number) => number, width: number): Loop[] {
  const loops: Loop[] = [];
  for (const first of next.keys()) {
    const loop: Loop = [];
    for (let at: number | undefined = first; at !== undefined;) {
      const to: number | undefined = next.get(at);
      if (to === undefined) break;
      const [cell, isDown] = [at >> 1, at & 1];
      const [x, y] = [(cell % (width + 2)) - 1, Math.floor(cell / (width + 2)) - 1];
      const from = value(x, y);
      if (isDown) loop.push(x + 0.5, y + 0.5 + crossing(from, value(x, y + 1)));
      else loop.push(x + 0.5 + crossing(from, value(x + 1, y)), y + 0.5);
      next.delete(at);
      at = to;
    }
    if (loop.length >= 6) loops.push(loop);
  }
  return loops;
}

/** The area inside a loop in square pixels, independent of its direction. */
export function areaOfLoop(loop: Loop): number {
  let sum = 0;
  for (let i = 0, last = loop.length - 2; i < loop.length; last = i, i += 2)
    sum += loop[last]! * loop[i + 1]! - loop[i]! * loop[last + 1]!;
  return Math.abs(sum) / 2;
}
