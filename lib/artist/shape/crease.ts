import type { Ink } from './ink';
import type { Path } from './path';

/**
 * A line between two fingers or toes, from the edge of the hand or foot inwards. A style without lines has a slit in a
 * shade of their material, and pixels have none.
 */
export function creaseLine(ink: Ink, line: Path, material: string): string {
  if (ink.look.outer > 0) return ink.line(line, material, ink.look.inner * 0.8);
  return ink.look.pixels ? '' : ink.area(slit(line, ink.look.inner * 1.3), `${material}_shade`);
}

/** A slit along a line, as wide as this at its beginning, and pointed at its end. */
function slit(line: Path, width: number): Path {
  const numbers = line.flatMap(([, ...points]): number[] => points);
  const [x = 0, y = 0] = numbers;
  const [endX = x, endY = y] = numbers.slice(-2);
  const length = Math.hypot(endX - x, endY - y) || 1;
  const [sideX, sideY] = [((y - endY) / length) * (width / 2), ((endX - x) / length) * (width / 2)];
  const [bendX, bendY] = [x + (endX - x) * 0.7, y + (endY - y) * 0.7];
  return [
    ['M', x + sideX, y + sideY],
    ['C', bendX + sideX, bendY + sideY, endX, endY, endX, endY],
    ['C', endX, endY, bendX - sideX, bendY - sideY, x - sideX, y - sideY],
    ['Z'],
  ];
}
