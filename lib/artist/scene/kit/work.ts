import { blob, box, curve, ellipse } from '../../shape/curve';
import { join, type Point } from '../../shape/path';
import type { Easel } from '../easel';
import { dots, poly, slab, solid, stick } from './forms';

/** A monitor on y, its screen lit. */
export function monitor(e: Easel, x: number, y: number, size: number): string {
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

/** A cup on y with a little steam. */
export function mug(e: Easel, x: number, y: number, size: number, hex = '#f0e2cd'): string {
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

/** A desk lamp on y that bends to the right, lit. */
export function deskLamp(e: Easel, x: number, y: number, size: number, hex = '#d9776a'): string {
  const tone = e.tone('desk_lamp', hex);
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

/** An office chair on y, seen from behind. */
export function officeChair(e: Easel, x: number, y: number, size: number, hex = '#5f7fae'): string {
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

/** A whiteboard about its middle, with a chart and notes on it. */
export function whiteboard(e: Easel, x: number, y: number, width: number, height: number): string {
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

/** A chalk board about its middle, with figures on it. */
export function chalkboard(e: Easel, x: number, y: number, width: number, height: number): string {
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

/** A cabinet of computers on y, its lights blinking. */
export function rack(e: Easel, x: number, y: number, width: number, height: number, depth: 0 | 1 | 2 = 0): string {
  const [shell, unit] = [e.tone('rack', '#3b4566', depth), e.tone('rack_unit', '#4c587f', depth)];
  const count = Math.max(4, Math.round(height / (width * (depth > 1 ? 0.28 : 0.2))));
  const step = (height * 0.94) / count;
  const rows = Array.from({ length: count }, (_, i) => y - height * 0.97 + step * (i + 0.5));
  const lights = [
    ['led_green', '#7ff0b8'],
    ['led_blue', '#7fd0ff'],
    ['led_amber', '#ffd27f'],
  ] as const;
  const lamps = rows
    .flatMap((cy): Point[] =>
      e.dice.chance(0.6)
        ? [
            [x + width * 0.3, cy],
            [x + width * 0.2, cy],
          ]
        : [[x + width * 0.3, cy]],
    )
    .map((place) => [place, e.dice.pick([0, 1, 2])] as const);
  return (
    e.fill(box(x, y - height / 2, width, height, width * 0.04), shell.base) +
    e.fill(slab(x + width * 0.42, y - height, x + width * 0.5, y), shell.shade) +
    e.fill(
      join(...rows.map((cy) => slab(x - width * 0.45, cy - step * 0.36, x + width * 0.39, cy + step * 0.36))),
      unit.base,
    ) +
    e.line(join(...rows.map((cy) => stick([x - width * 0.36, cy], [x - width * 0.08, cy]))), shell.deep, step * 0.16) +
    lights
      .map(([name, hex], kind) =>
        dots(
          e,
          lamps.filter(([, its]) => its === kind).map(([place]) => place),
          step * 0.13,
          e.shine(name, hex),
        ),
      )
      .join('')
  );
}

/** A glass flask on y with something bright in it. */
export function flask(e: Easel, x: number, y: number, size: number, name: string, hex: string): string {
  const [glass, fluid] = [e.shine('glass', '#eaf7fc'), e.tone(name, hex)];
  const body = blob([
    [x - size * 0.09, y - size, 0.9],
    [x + size * 0.09, y - size, 0.9],
    [x + size * 0.09, y - size * 0.62, 0.5],
    [x + size * 0.36, y - size * 0.1, 0.4],
    [x + size * 0.28, y, 0.6],
    [x - size * 0.28, y, 0.6],
    [x - size * 0.36, y - size * 0.1, 0.4],
    [x - size * 0.09, y - size * 0.62, 0.5],
  ]);
  return (
    e.fill(body, glass, 0.6) +
    e.inside(
      body,
      e.fill(slab(x - size, y - size * 0.42, x + size, y), fluid.base) +
        e.fill(ellipse(x, y - size * 0.42, size * 0.3, size * 0.05), fluid.light) +
        [
          [-0.1, 0.2],
          [0.08, 0.3],
          [0.02, 0.12],
        ]
          .map(([dx = 0, dy = 0]) =>
            e.fill(ellipse(x + dx * size, y - dy * size, size * 0.035, size * 0.035), fluid.light),
          )
          .join(''),
    ) +
    e.line(body, glass, size * 0.03, 0.9) +
    e.fill(box(x, y - size, size * 0.26, size * 0.06, size * 0.02), glass)
  );
}
