import { blob, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { poly, solid, stick } from '../forms';

/** Draws a lit lamp that hangs from the ceiling. */
export function hangingLamp(e: SceneEasel, x: number, y: number, size: number, hex = '#e0a25a'): string {
  const tone = e.tone('lampshade', hex);
  const [glow, bulb] = [e.shine('lamplight', '#ffe9b0'), e.shine('lamp_bulb', '#fff6d8')];
  const shade = blob([
    [x - size * 0.16, y - size * 0.5, 0.7],
    [x + size * 0.16, y - size * 0.5, 0.7],
    [x + size * 0.5, y, 0.9],
    [x - size * 0.5, y, 0.9],
  ]);
  return (
    e.glow(x, y + size * 0.2, size * 2.2, size * 2, glow, e.light.time === 'night' ? 0.55 : 0.32) +
    e.line(stick([x, 0], [x, y - size * 0.5]), tone.deep, size * 0.05) +
    e.fill(ellipse(x, y + size * 0.02, size * 0.2, size * 0.15), bulb) +
    solid(e, shade, tone)
  );
}

/** Draws a lit floor lamp. */
export function floorLamp(e: SceneEasel, x: number, y: number, size: number, hex = '#f4dfb8'): string {
  const [tone, pole] = [e.tone('lampshade', hex), e.tone('lamp_pole', '#6d5a56')];
  const top = y - size;
  return (
    e.line(stick([x, y - size * 0.02], [x, top + size * 0.2]), pole.base, size * 0.02) +
    e.fill(ellipse(x, y - size * 0.01, size * 0.11, size * 0.025), pole.base) +
    e.glow(
      x,
      top + size * 0.16,
      size * 0.5,
      size * 0.5,
      e.shine('lamplight', '#ffe9b0'),
      e.light.time === 'night' ? 0.7 : 0.4,
    ) +
    solid(
      e,
      poly([
        [x - size * 0.09, top],
        [x + size * 0.09, top],
        [x + size * 0.16, top + size * 0.22],
        [x - size * 0.16, top + size * 0.22],
      ]),
      tone,
    )
  );
}
