import { box, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { poly } from '../forms';

/** Draws a picture, poster or certificate on the wall. */
export function picture(e: SceneEasel, x: number, y: number, width: number, height: number, hex: string): string {
  const [rim, paper] = [e.tone('picture_rim', '#c99f6c'), e.tone('picture', hex)];
  return (
    e.fill(
      box(x + width * 0.02, y + height * 0.03, width, height, width * 0.03),
      e.tone('wall_shade', '#5b4a63').base,
      0.18,
    ) +
    e.fill(box(x, y, width, height, width * 0.03), rim.base) +
    e.fill(box(x, y, width * 0.86, height * 0.86, width * 0.02), paper.base) +
    e.inside(
      box(x, y, width * 0.86, height * 0.86, 1),
      e.fill(ellipse(x + width * 0.12, y - height * 0.12, width * 0.13, width * 0.13), paper.light) +
        e.fill(
          poly([
            [x - width * 0.5, y + height * 0.45],
            [x - width * 0.12, y - height * 0.05],
            [x + width * 0.12, y + height * 0.24],
            [x + width * 0.26, y + height * 0.06],
            [x + width * 0.6, y + height * 0.45],
          ]),
          paper.shade,
        ),
    )
  );
}
