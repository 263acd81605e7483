import { ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { poly } from './forms';

/** Draws a football that lies on height y. */
export function ball(e: SceneEasel, x: number, y: number, size: number): string {
  const [skin, patch] = [e.tone('ball', '#fbfbf7'), e.tone('ball_patch', '#3f4257')];
  const [r, cy] = [size / 2, y - size / 2];
  const disc = ellipse(x, cy, r, r);
  const five = (cx: number, py: number, s: number) =>
    e.fill(
      poly(
        Array.from({ length: 5 }, (_, i): readonly [number, number] => [
          cx + Math.cos((i * 72 - 90) * (Math.PI / 180)) * s,
          py + Math.sin((i * 72 - 90) * (Math.PI / 180)) * s,
        ]),
      ),
      patch.base,
    );
  return (
    e.fill(ellipse(x + r * 0.3, y, r * 1.1, r * 0.22), e.tone('shadow', '#3d3560').deep, 0.25) +
    e.fill(disc, skin.base) +
    e.inside(
      disc,
      e.fill(ellipse(x + r * 0.7, cy + r * 0.5, r, r), skin.shade) +
        five(x, cy, r * 0.36) +
        [0, 1, 2, 3, 4]
          .map((i) =>
            five(
              x + Math.cos((i * 72 - 90) * (Math.PI / 180)) * r * 0.98,
              cy + Math.sin((i * 72 - 90) * (Math.PI / 180)) * r * 0.98,
              r * 0.3,
            ),
          )
          .join(''),
    )
  );
}
