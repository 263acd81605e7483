import { box, curve, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { poly, solid, stick } from '../forms';

/** Draws a snowman on height y. */
export function snowman(e: SceneEasel, x: number, y: number, size: number): string {
  const [snow, coal, nose, cloth] = [
    e.tone('snowman', '#f4f8fd'),
    e.tone('coal', '#3f4257'),
    e.tone('carrot', '#f0954a'),
    e.tone('snow_scarf', '#e57f78'),
  ];
  const ball = (cy: number, r: number) => solid(e, ellipse(x, y - cy * size, r * size, r * size), snow, 0.3);
  const dot = (dx: number, cy: number, r: number) =>
    e.fill(ellipse(x + dx * size, y - cy * size, r * size, r * size), coal.base);
  return (
    ball(0.25, 0.27) +
    ball(0.62, 0.18) +
    e.line(
      curve([
        [x - size * 0.13, y - size * 0.6],
        [x, y - size * 0.555],
        [x + size * 0.13, y - size * 0.6],
      ]),
      cloth.base,
      size * 0.06,
    ) +
    e.line(stick([x + size * 0.09, y - size * 0.56], [x + size * 0.13, y - size * 0.4]), cloth.shade, size * 0.055) +
    dot(-0.06, 0.68, 0.018) +
    dot(0.06, 0.68, 0.018) +
    e.fill(
      poly([
        [x - size * 0.01, y - size * 0.64],
        [x - size * 0.01, y - size * 0.6],
        [x + size * 0.14, y - size * 0.61],
      ]),
      nose.base,
    ) +
    dot(0, 0.36, 0.018) +
    dot(0, 0.26, 0.018) +
    e.line(stick([x - size * 0.2, y - size * 0.36], [x - size * 0.42, y - size * 0.5]), coal.light, size * 0.02) +
    e.line(stick([x + size * 0.2, y - size * 0.36], [x + size * 0.42, y - size * 0.52]), coal.light, size * 0.02) +
    e.fill(box(x, y - size * 0.78, size * 0.36, size * 0.045, 2), coal.base) +
    e.fill(box(x, y - size * 0.87, size * 0.24, size * 0.17, 3), coal.base)
  );
}
