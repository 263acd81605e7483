import { box, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { slab, stick } from '../forms';

/** Draws a whiteboard around its centre, with a chart and notes on it. */
export function whiteboard(e: SceneEasel, x: number, y: number, width: number, height: number): string {
  const [rim, paper] = [e.tone('board_rim', '#b5bfca'), e.tone('board', '#fbfcfd')];
  const bar = (share: number, h: number, name: string, hex: string) =>
    e.fill(
      slab(x + width * share, y + height * 0.3 - height * h, x + width * (share + 0.08), y + height * 0.3),
      e.tone(name, hex).base,
    );
  return (
    e.fill(box(x, y, width, height, width * 0.02), rim.base) +
    e.fill(box(x, y, width * 0.95, height * 0.91, width * 0.01), paper.base) +
    bar(0.04, 0.2, 'chart_a', '#8fc2c9') +
    bar(0.15, 0.34, 'chart_b', '#f2c27f') +
    bar(0.26, 0.5, 'chart_c', '#e08e86') +
    e.line(
      [
        ['M', x + width * 0.02, y + height * 0.31],
        ['L', x + width * 0.38, y + height * 0.31],
      ],
      rim.shade,
      width * 0.008,
    ) +
    [-0.26, -0.12, 0.02]
      .map((dy, i) =>
        e.line(
          stick(
            [x - width * 0.4, y + dy * height],
            [x - width * (0.4 - ([0.3, 0.22, 0.26][i] ?? 0.3)), y + dy * height],
          ),
          paper.deep,
          width * 0.012,
        ),
      )
      .join('') +
    e.fill(
      slab(x - width * 0.4, y + height * 0.14, x - width * 0.26, y + height * 0.34),
      e.tone('note', '#f7dd86').base,
    ) +
    e.fill(
      slab(x - width * 0.22, y + height * 0.14, x - width * 0.08, y + height * 0.34),
      e.tone('note_b', '#f3b3b0').base,
    )
  );
}

/** Draws a chalkboard around its centre, with writing on it. */
export function chalkboard(e: SceneEasel, x: number, y: number, width: number, height: number): string {
  const [rim, slate] = [e.tone('chalk_rim', '#b98a5c'), e.tone('slate', '#3f6b5c')];
  const chalk = e.shine('chalk', '#f3f7f0');
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * width, y + dy * height];
  return (
    e.fill(box(x, y, width, height, width * 0.015), rim.base) +
    e.fill(slab(x - width * 0.47, y - height * 0.45, x + width * 0.47, y + height * 0.42), slate.base) +
    e.fill(slab(x - width * 0.47, y - height * 0.45, x + width * 0.47, y - height * 0.38), slate.shade, 0.6) +
    e.line(
      [['M', ...at(-0.4, 0.22)], ['L', ...at(-0.28, -0.24)], ['L', ...at(-0.16, 0.22)], ['Z']],
      chalk,
      width * 0.008,
      0.8,
    ) +
    e.line(ellipse(...at(0.02, 0), height * 0.2, height * 0.2), chalk, width * 0.008, 0.8) +
    e.line(stick(at(0.02, 0), at(0.1, -0.1)), chalk, width * 0.008, 0.8) +
    [-0.22, -0.02, 0.18]
      .map((dy, i) => e.line(stick(at(0.2, dy), at([0.4, 0.34, 0.42][i] ?? 0.4, dy)), chalk, width * 0.009, 0.75))
      .join('') +
    e.fill(slab(x - width * 0.5, y + height * 0.48, x + width * 0.5, y + height * 0.54), rim.shade) +
    e.fill(box(x + width * 0.2, y + height * 0.46, width * 0.06, height * 0.035, 2), chalk)
  );
}
