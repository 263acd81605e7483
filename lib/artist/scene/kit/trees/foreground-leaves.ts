import { blob } from '../../../shape/curve';
import { turn, type Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import { poly } from '../forms';

/**
 * Draws large leaves in the foreground that reach into the picture from a lower corner; side 1 is the left, -1 the
 * right.
 */
export function leavesBefore(e: SceneEasel, side: 1 | -1, size: number, hex = '#3f7a5a'): string {
  const {
    stage: { width, height },
  } = e;
  const tone = e.tone('front_leaf', hex);
  const corner: Point = [side > 0 ? -size * 0.12 : width + size * 0.12, height + size * 0.16];
  const leaf = (angle: number, length: number, color: string, rib: string) => {
    const [x, y] = corner;
    const l = size * length;
    const at = side > 0 ? angle : 180 - angle;
    return (
      e.fill(
        turn(
          blob([
            [x, y, 0.9],
            [x + l * 0.3, y - l * 0.16],
            [x + l * 0.72, y - l * 0.13],
            [x + l, y, 0.95],
            [x + l * 0.72, y + l * 0.13],
            [x + l * 0.3, y + l * 0.16],
          ]),
          at,
          corner,
        ),
        color,
      ) +
      e.line(
        turn(
          poly([
            [x + l * 0.1, y],
            [x + l * 0.92, y],
          ]),
          at,
          corner,
        ),
        rib,
        size * 0.012,
      )
    );
  };
  return (
    leaf(-78, 0.92, tone.deep, tone.shade) +
    leaf(-18, 0.95, tone.deep, tone.shade) +
    leaf(-58, 1.02, tone.shade, tone.deep) +
    leaf(-34, 1, tone.base, tone.shade)
  );
}
