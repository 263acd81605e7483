import { toOklch } from './oklch';

function pointOf(hex: string): readonly [number, number, number] {
  const { l, c, h } = toOklch(hex);
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

/** How far apart two colours (`#rrggbb`) are in OKLab: 0 the same, 1 black and white. */
export function colorsApart(one: string, two: string): number {
  const [a, b] = [pointOf(one), pointOf(two)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
