import { blob, box, curve, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { poly, solid, stick } from '../forms';

/** Draws a monitor with a lit screen that stands on height y. */
export function monitor(e: SceneEasel, x: number, y: number, size: number): string {
  const [shell, stand] = [e.tone('screen_shell', '#3f4660'), e.tone('screen_stand', '#a7b0be')];
  const [cy, w, h] = [y - size * 0.62, size * 1.14, size * 0.74];
  const rows = [0.62, 0.4, 0.5, 0.3]
    .map((share, i) =>
      e.line(
        stick([x - w * 0.36, cy - h * 0.26 + i * h * 0.17], [x - w * 0.36 + w * share, cy - h * 0.26 + i * h * 0.17]),
        e.shine(
          ['code_a', 'code_b', 'code_c', 'code_a'][i] ?? 'code_a',
          ['#8fd6c4', '#f2c98a', '#b5a8ee', '#8fd6c4'][i] ?? '#8fd6c4',
        ),
        size * 0.055,
      ),
    )
    .join('');
  return (
    e.fill(
      poly([
        [x - size * 0.08, y - size * 0.3],
        [x + size * 0.08, y - size * 0.3],
        [x + size * 0.1, y],
        [x - size * 0.1, y],
      ]),
      stand.shade,
    ) +
    e.fill(box(x, y - size * 0.02, size * 0.44, size * 0.06, size * 0.02), stand.base) +
    e.fill(box(x, cy, w, h, size * 0.06), shell.base) +
    e.fill(box(x, cy, w * 0.92, h * 0.88, size * 0.03), e.shine('screen', '#26304f')) +
    rows
  );
}

/** Draws a steaming mug that stands on height y. */
export function mug(e: SceneEasel, x: number, y: number, size: number, hex = '#f0e2cd'): string {
  const tone = e.tone('mug', hex);
  const body = blob([
    [x - size * 0.32, y - size * 0.7, 0.9],
    [x + size * 0.32, y - size * 0.7, 0.9],
    [x + size * 0.28, y, 0.7],
    [x - size * 0.28, y, 0.7],
  ]);
  return (
    e.line(ellipse(x + size * 0.34, y - size * 0.38, size * 0.17, size * 0.19), tone.shade, size * 0.1) +
    solid(e, body, tone) +
    [-0.1, 0.12]
      .map((dx) =>
        e.line(
          curve([
            [x + dx * size, y - size * 0.84],
            [x + (dx + 0.08) * size, y - size],
            [x + (dx - 0.04) * size, y - size * 1.16],
            [x + (dx + 0.05) * size, y - size * 1.3],
          ]),
          e.shine('steam', '#ffffff'),
          size * 0.07,
          0.55,
        ),
      )
      .join('')
  );
}

/** Draws a lit desk lamp that bends to the right and stands on height y. */
export function deskLamp(e: SceneEasel, x: number, y: number, size: number): string {
  const tone = e.tone('desk_lamp', '#d9776a');
  const head = poly([
    [x + size * 0.3, y - size * 0.98],
    [x + size * 0.44, y - size * 0.84],
    [x + size * 0.56, y - size * 0.5],
    [x + size * 0.14, y - size * 0.86],
  ]);
  return (
    e.glow(x + size * 0.5, y - size * 0.4, size * 0.8, size * 0.6, e.shine('lamplight', '#ffe9b0'), 0.55) +
    e.line(
      [
        ['M', x, y - size * 0.05],
        ['L', x - size * 0.12, y - size * 0.5],
        ['L', x + size * 0.26, y - size * 0.88],
      ],
      tone.shade,
      size * 0.055,
    ) +
    e.fill(ellipse(x, y - size * 0.03, size * 0.2, size * 0.05), tone.base) +
    e.fill(head, tone.base)
  );
}

/** Draws an office chair in back view that stands on height y. */
export function officeChair(e: SceneEasel, x: number, y: number, size: number, hex = '#5f7fae'): string {
  const [tone, metal] = [e.tone('chair', hex), e.tone('chair_metal', '#6b7285')];
  return (
    e.line(stick([x, y - size * 0.1], [x, y - size * 0.4]), metal.base, size * 0.06) +
    e.line(
      curve([
        [x - size * 0.28, y - size * 0.03],
        [x, y - size * 0.11],
        [x + size * 0.28, y - size * 0.03],
      ]),
      metal.base,
      size * 0.05,
    ) +
    [-0.28, 0, 0.28]
      .map((dx) => e.fill(ellipse(x + dx * size, y - size * 0.02, size * 0.035, size * 0.035), metal.deep))
      .join('') +
    e.fill(box(x, y - size * 0.44, size * 0.58, size * 0.12, size * 0.05), tone.shade) +
    solid(e, box(x, y - size * 0.76, size * 0.5, size * 0.5, size * 0.12), tone)
  );
}
