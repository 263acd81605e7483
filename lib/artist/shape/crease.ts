import type { Ink } from './ink';
import type { Path } from './path';

/** A line between two fingers or toes: a shade of their material in a style without lines, and none in pixels. */
export function creaseLine(ink: Ink, line: Path, material: string): string {
  if (ink.look.outer > 0) return ink.line(line, material, ink.look.inner * 0.8);
  return ink.look.pixels ? '' : ink.stroke(line, `${material}_shade`, ink.look.inner);
}
