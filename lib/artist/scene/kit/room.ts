import { blob, box, curve, ellipse } from '../../shape/curve';
import type { Path } from '../../shape/path';
import type { Easel } from '../easel';
import { poly, slab, solid, spread, stick } from './forms';
import { cloud } from './sky';

/** A papered wall with light falling in from the left, down to the floor, and its cornice. */
export function wall(e: Easel, hex: string): string {
  const { width, horizon, u } = e.stage;
  const [tone, trim] = [e.tone('wall', hex), e.tone('skirting', '#fbf5ea')];
  const stripes = spread(e, 0, width, Math.max(2, Math.round(width / (u * 22))), 0)
    .map((x) => e.fill(slab(x - u * 5.5, 0, x + u * 5.5, horizon), tone.light, 0.28))
    .join('');
  return (
    e.fade(slab(0, 0, width, horizon + 2), [[tone.light], [tone.base, 1, 0.5], [tone.shade]], 'slant') +
    stripes +
    e.fade(slab(0, u * 3, width, u * 9), [
      [tone.deep, 0.22],
      [tone.deep, 0],
    ]) +
    e.fill(slab(0, 0, width, u * 3), trim.base) +
    e.fill(slab(0, u * 2.2, width, u * 3), trim.shade)
  );
}

/** A floor with its skirting; boards run towards the viewer. */
export function floor(e: Easel, hex: string, boards = true, skirting = '#fbf5ea'): string {
  const { width, height, horizon, u, focus } = e.stage;
  const [tone, board] = [e.tone('floor', hex), e.tone('skirting', skirting)];
  const lines = boards
    ? Array.from({ length: Math.ceil(width / (u * 20)) + 1 }, (_, i) => {
        const x = (i - 0.5) * u * 20;
        return e.line(stick([x, horizon], [x + (x - focus.x) * 0.55, height]), tone.shade, u * 0.5, 0.55);
      }).join('')
    : '';
  return (
    e.fade(slab(0, horizon, width, height), [[tone.shade], [tone.base, 1, 0.3], [tone.light]]) +
    lines +
    e.fill(slab(0, horizon - u * 3.4, width, horizon), board.base) +
    e.fill(slab(0, horizon - u * 0.7, width, horizon), board.shade)
  );
}

/** A round rug under the mascot. */
export function rug(e: Easel, hex: string): string {
  const { focus, ground, height, u } = e.stage;
  const [tone, rim] = [e.tone('rug', hex), e.tone('rug_rim', '#fdf3e4')];
  const [rx, ry] = [Math.max(focus.width * 0.86, u * 46), Math.min((height - ground) * 0.8, u * 17)];
  const at = (share: number): Path => ellipse(focus.x, ground + u * 2, rx * share, ry * share);
  return (
    e.fill(at(1), tone.shade) +
    e.fill(ellipse(focus.x, ground + u * 1.2, rx, ry), tone.base) +
    e.line(at(0.86), rim.base, u * 1.3, 0.8) +
    e.fill(at(0.74), tone.light, 0.5)
  );
}

/** A window about its middle, with the sky of the hour in it. */
export function window(e: Easel, x: number, y: number, width: number, height: number, frame = '#fdf8ee'): string {
  const {
    light: { time },
    stage: { u },
  } = e;
  const tone = e.tone('frame', frame);
  const glass = box(x, y, width, height, u * 1.5);
  const [top, low] = (
    {
      dawn: ['#a8c4ec', '#ffdcc8'],
      day: ['#8accf7', '#e3f5ff'],
      sunset: ['#a878b8', '#ffc48a'],
      night: ['#1b2452', '#43549a'],
    } as const
  )[time];
  const view =
    e.fade(glass, [[e.shine('pane', top)], [e.shine('pane_low', low)]]) +
    e.inside(
      glass,
      time === 'night'
        ? [
            [-0.3, -0.3],
            [0.2, -0.38],
            [0.34, 0],
            [-0.1, 0.06],
            [-0.38, 0.2],
          ]
            .map(([dx = 0, dy = 0]) =>
              e.fill(ellipse(x + dx * width, y + dy * height, u * 0.6, u * 0.6), e.shine('star_light', '#fdf6dc')),
            )
            .join('') + e.fill(ellipse(x + width * 0.2, y - height * 0.18, u * 4, u * 4), e.shine('moon', '#fbf3d4'))
        : cloud(e, x + width * 0.12, y - height * 0.08, width * 0.6, e.shine('pane_cloud', '#ffffff'), 0.8) +
            e.fill(
              ellipse(x - width * 0.3, y + height * 0.62, width * 0.5, height * 0.32),
              e.tone('pane_hill', '#8fc08a', 2).base,
            ) +
            e.fill(
              ellipse(x + width * 0.35, y + height * 0.6, width * 0.4, height * 0.24),
              e.tone('pane_hill', '#8fc08a', 2).shade,
            ),
    );
  const bar = (path: Path) => e.fill(path, tone.base);
  return (
    e.fill(box(x, y, width + u * 6, height + u * 6, u * 2), tone.shade) +
    e.fill(box(x - u * 0.4, y - u * 0.4, width + u * 5.2, height + u * 5.2, u * 2), tone.base) +
    view +
    bar(box(x, y, u * 1.6, height, 0.5)) +
    bar(box(x, y, width, u * 1.6, 0.5)) +
    e.fill(box(x, y + height / 2 + u * 4, width + u * 12, u * 3, u), tone.base) +
    e.fill(box(x, y + height / 2 + u * 5.6, width + u * 10, u * 1.2, u * 0.5), tone.shade) +
    e.fill(
      poly([
        [x - width * 0.42, y + height * 0.44],
        [x - width * 0.1, y - height * 0.44],
        [x + width * 0.02, y - height * 0.44],
        [x - width * 0.3, y + height * 0.44],
      ]),
      e.shine('pane_glint', '#ffffff'),
      time === 'night' ? 0.06 : 0.2,
    )
  );
}

/** Two curtains beside a window. */
export function curtains(e: Easel, x: number, y: number, width: number, height: number, hex: string): string {
  const { u } = e.stage;
  const tone = e.tone('curtain', hex);
  const cloth = (s: 1 | -1) => {
    const edge = x + (s * width) / 2;
    const form = blob([
      [edge - s * u * 6, y - height / 2 - u * 7, 0.9],
      [edge + s * u * 13, y - height / 2 - u * 7, 0.9],
      [edge + s * u * 12, y],
      [edge + s * u * 14, y + height / 2 + u * 13, 0.9],
      [edge + s * u * 2, y + height / 2 + u * 13, 0.9],
      [edge + s * u * 4, y + height * 0.1],
    ]);
    return (
      e.fill(form, tone.base) +
      e.inside(
        form,
        [3, 8]
          .map((dx) =>
            e.line(
              curve([
                [edge + s * u * (dx - 2), y - height],
                [edge + s * u * (dx + 2), y],
                [edge + s * u * (dx + 1), y + height],
              ]),
              tone.shade,
              u * 1.5,
            ),
          )
          .join(''),
      )
    );
  };
  return (
    cloth(-1) +
    cloth(1) +
    e.line(
      stick([x - width / 2 - u * 17, y - height / 2 - u * 7.5], [x + width / 2 + u * 17, y - height / 2 - u * 7.5]),
      e.tone('rail', '#b98f5e').base,
      u * 1.6,
    )
  );
}

/** Light that the window throws on wall and floor. */
export function sunPatch(e: Easel, x: number, width: number): string {
  const { horizon, height, u } = e.stage;
  if (e.light.time === 'night') return '';
  const color = e.shine('patch', '#fff3cf');
  return e.fade(
    poly([
      [x - width * 0.4, horizon + u * 2],
      [x + width * 0.5, horizon + u * 2],
      [x + width * 0.95, height],
      [x - width * 0.25, height],
    ]),
    [
      [color, 0.5],
      [color, 0.12],
    ],
  );
}

/** A potted plant standing on y. */
export function plant(e: Easel, x: number, y: number, size: number, pot = '#e39a72'): string {
  const [leaf, clay] = [e.tone('houseplant', '#5f9f6a'), e.tone('pot', pot)];
  const leafAt = (dx: number, dy: number, bend: number, color: string) =>
    e.fill(
      blob([
        [x, y - size * 0.3, 0.9],
        [x + dx * size * 0.4 - bend * size, y - size * (0.3 + dy * 0.5)],
        [x + dx * size, y - size * (0.3 + dy), 0.9],
        [x + dx * size * 0.5 + bend * size, y - size * (0.3 + dy * 0.4)],
      ]),
      color,
    );
  const vessel = blob([
    [x - size * 0.19, y - size * 0.34, 0.9],
    [x + size * 0.19, y - size * 0.34, 0.9],
    [x + size * 0.14, y, 0.7],
    [x - size * 0.14, y, 0.7],
  ]);
  return (
    leafAt(-0.32, 0.34, 0.09, leaf.shade) +
    leafAt(0.34, 0.38, 0.09, leaf.deep) +
    leafAt(-0.2, 0.58, 0.09, leaf.base) +
    leafAt(0.2, 0.62, 0.1, leaf.shade) +
    leafAt(0, 0.7, 0.09, leaf.base) +
    leafAt(-0.36, 0.14, 0.07, leaf.base) +
    leafAt(0.36, 0.16, 0.07, leaf.shade) +
    solid(e, vessel, clay) +
    e.fill(box(x, y - size * 0.33, size * 0.44, size * 0.07, size * 0.02), clay.light)
  );
}

/** A picture, poster or certificate on the wall. */
export function picture(
  e: Easel,
  x: number,
  y: number,
  width: number,
  height: number,
  hex: string,
  drawing = '',
): string {
  const [rim, paper] = [e.tone('picture_rim', '#c99f6c'), e.tone('picture', hex)];
  return (
    e.fill(
      box(x + width * 0.02, y + height * 0.03, width, height, width * 0.03),
      e.tone('wall_shade', '#5b4a63').base,
      0.18,
    ) +
    e.fill(box(x, y, width, height, width * 0.03), rim.base) +
    e.fill(box(x, y, width * 0.86, height * 0.86, width * 0.02), paper.base) +
    (drawing ||
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
      ))
  );
}

const SPINES = ['#d9776a', '#e8b45f', '#6fa6c9', '#7fb38a', '#9a86c4', '#c98aa6', '#5f7fae', '#e3d3ae'] as const;

/** Books standing on a board, from x on, filling a width. */
export function books(e: Easel, x: number, y: number, width: number, height: number): string {
  const drawn: string[] = [];
  for (let at = 0; at < width - height * 0.12;) {
    const w = Math.min(height * e.dice.between(0.16, 0.3), width - at);
    const h = height * e.dice.between(0.68, 1);
    const index = Math.floor(e.dice.next() * SPINES.length);
    const tone = e.tone(`book_${index + 1}`, SPINES[index] ?? SPINES[0]);
    drawn.push(
      e.fill(slab(x + at, y - h, x + at + w * 0.92, y), tone.base) +
        e.fill(slab(x + at, y - h * 0.82, x + at + w * 0.92, y - h * 0.74), tone.light),
    );
    at += e.dice.chance(0.12) ? w + height * 0.3 : w;
  }
  return drawn.join('');
}

/** A bookcase standing on y. */
export function bookcase(
  e: Easel,
  x: number,
  y: number,
  width: number,
  height: number,
  shelves: number,
  hex = '#b98a5c',
): string {
  const tone = e.tone('case', hex);
  const t = Math.min(width, height) * 0.04;
  const gap = (height - t) / shelves;
  return (
    e.fill(slab(x, y - height, x + width, y), tone.base) +
    e.fill(slab(x + t, y - height + t, x + width - t, y - t * 0.6), tone.deep) +
    Array.from({ length: shelves }, (_, i) => {
      const floorY = y - t * 0.6 - i * gap;
      return (
        books(e, x + t * 1.6, floorY - t * 0.4, width - t * 3.2, (gap - t) * 0.84) +
        e.fill(slab(x + t * 0.5, floorY - t * 0.4, x + width - t * 0.5, floorY + t * 0.5), tone.base)
      );
    }).join('') +
    e.fill(slab(x + width - t, y - height, x + width, y), tone.shade) +
    e.fill(slab(x - t * 0.4, y - height - t * 0.4, x + width + t * 0.4, y - height + t * 0.8), tone.light)
  );
}

/** A board on the wall with a few things on it. */
export function shelf(e: Easel, x: number, y: number, width: number, hex = '#b98a5c'): string {
  const tone = e.tone('shelf', hex);
  const h = width * 0.24;
  return (
    books(e, x - width * 0.46, y, width * 0.46, h) +
    plant(e, x + width * 0.28, y, h * 1.5, '#f0e6d6') +
    e.fill(box(x, y + width * 0.025, width, width * 0.05, width * 0.015), tone.base) +
    e.fill(box(x, y + width * 0.043, width, width * 0.016, 1), tone.shade)
  );
}

/** A lamp that hangs from the ceiling, lit. */
export function hangingLamp(e: Easel, x: number, y: number, size: number, hex = '#e0a25a'): string {
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

/** A standing lamp, lit. */
export function floorLamp(e: Easel, x: number, y: number, size: number, hex = '#f4dfb8'): string {
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

/** A table or desk on y: its top's middle at x. */
export function table(e: Easel, x: number, y: number, width: number, height: number, hex = '#c08f5f'): string {
  const tone = e.tone('table', hex);
  const t = height * 0.11;
  const leg = (dx: number, color: string) =>
    e.fill(
      poly([
        [x + dx - t * 0.5, y - height + t],
        [x + dx + t * 0.5, y - height + t],
        [x + dx + t * 0.32, y],
        [x + dx - t * 0.32, y],
      ]),
      color,
    );
  return (
    leg(-width * 0.42, tone.base) +
    leg(width * 0.42, tone.shade) +
    e.fill(slab(x - width * 0.44, y - height + t * 0.9, x + width * 0.44, y - height + t * 1.9), tone.deep) +
    e.fill(box(x, y - height + t * 0.5, width, t, t * 0.35), tone.base) +
    e.fill(box(x, y - height + t * 0.25, width * 0.985, t * 0.42, t * 0.2), tone.light)
  );
}

/** A sofa on y. */
export function sofa(e: Easel, x: number, y: number, width: number, hex = '#7fa6b8'): string {
  const tone = e.tone('sofa', hex);
  const h = width * 0.42;
  const block = (cx: number, cy: number, w: number, t: number, r: number, color: string) =>
    e.fill(box(cx, cy, w, t, r), color);
  return (
    block(x - width * 0.38, y - h * 0.06, width * 0.05, h * 0.16, 2, tone.deep) +
    block(x + width * 0.38, y - h * 0.06, width * 0.05, h * 0.16, 2, tone.deep) +
    block(x, y - h * 0.62, width * 0.86, h * 0.76, h * 0.16, tone.shade) +
    block(x - width * 0.2, y - h * 0.64, width * 0.38, h * 0.6, h * 0.12, tone.base) +
    block(x + width * 0.2, y - h * 0.64, width * 0.38, h * 0.6, h * 0.12, tone.base) +
    block(x, y - h * 0.27, width * 0.9, h * 0.3, h * 0.1, tone.light) +
    block(x, y - h * 0.16, width * 0.9, h * 0.1, h * 0.04, tone.shade) +
    block(x - width * 0.45, y - h * 0.36, width * 0.14, h * 0.56, h * 0.14, tone.base) +
    block(x + width * 0.45, y - h * 0.36, width * 0.14, h * 0.56, h * 0.14, tone.shade) +
    e.fill(
      box(x - width * 0.26, y - h * 0.52, width * 0.2, width * 0.19, width * 0.05),
      e.tone('cushion', '#f0c98a').base,
    )
  );
}
