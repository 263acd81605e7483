import { blob, curve, ellipse } from '../../shape/curve';
import type { Easel } from '../easel';
import { poly, slab, spread, stick } from './forms';

/** Open water between two heights, with light on its waves. */
export function seaside(e: Easel, from: number, to: number): string {
  const { width, u } = e.stage;
  const water = e.tone('water', '#4fb3d9', 1);
  const glint = e.shine('glint_water', '#ffffff');
  const waves = spread(e, 0, width, Math.round(width / (u * 11)), 0.6)
    .map((x) => {
      const y = from + (to - from) * e.dice.between(0.12, 0.8);
      const w = u * e.dice.between(4, 9);
      return e.line(
        curve([
          [x - w, y],
          [x, y - u * 0.5],
          [x + w, y],
        ]),
        glint,
        u * 0.55,
        0.4,
      );
    })
    .join('');
  return e.fade(slab(0, from, width, to), [[water.shade], [water.base, 1, 0.5], [water.light]]) + waves;
}

/** A small sailing boat far out. */
export function boat(e: Easel, x: number, y: number, size: number): string {
  const [hull, sail] = [e.tone('hull', '#c96f5a', 1), e.tone('sail', '#fdfaf2', 1)];
  return (
    e.fill(
      poly([
        [x + size * 0.02, y - size * 0.24],
        [x + size * 0.02, y - size],
        [x + size * 0.4, y - size * 0.26],
      ]),
      sail.base,
    ) +
    e.fill(
      poly([
        [x - size * 0.03, y - size * 0.26],
        [x - size * 0.03, y - size * 0.9],
        [x - size * 0.3, y - size * 0.28],
      ]),
      sail.shade,
    ) +
    e.fill(
      blob([
        [x - size * 0.42, y - size * 0.2, 0.9],
        [x + size * 0.46, y - size * 0.2, 0.9],
        [x + size * 0.3, y, 0.6],
        [x - size * 0.28, y, 0.6],
      ]),
      hull.base,
    )
  );
}

/** A parasol stuck into the sand. */
export function parasol(e: Easel, x: number, y: number, size: number): string {
  const [one, other, pole] = [
    e.tone('parasol', '#ef7f73'),
    e.tone('parasol_stripe', '#fff6e6'),
    e.tone('pole', '#c9a06a'),
  ];
  const [top, edge, r] = [y - size, y - size * 0.6, size * 0.5];
  const dome = blob([
    [x - r, edge, 0.9],
    [x - r * 0.72, edge - size * 0.25],
    [x, top],
    [x + r * 0.72, edge - size * 0.25],
    [x + r, edge, 0.9],
    [x + r * 0.66, edge - size * 0.05],
    [x + r * 0.33, edge, 0.9],
    [x, edge - size * 0.05],
    [x - r * 0.33, edge, 0.9],
    [x - r * 0.66, edge - size * 0.05],
  ]);
  const gore = (from: number, to: number, color: string) =>
    e.fill(
      blob([
        [x, top, 0.9],
        [x + r * to * 0.8, edge - size * 0.22],
        [x + r * to, edge + size * 0.02, 0.9],
        [x + r * from, edge + size * 0.02, 0.9],
        [x + r * from * 0.8, edge - size * 0.22],
      ]),
      color,
    );
  return (
    e.line(stick([x, y], [x, top]), pole.base, size * 0.035) +
    e.fill(dome, one.base) +
    e.inside(
      dome,
      gore(-0.66, -0.33, other.base) +
        gore(-0.02, 0.33, other.base) +
        gore(0.66, 1.04, other.shade) +
        gore(0.33, 0.66, one.shade),
    ) +
    e.fill(ellipse(x, top, size * 0.025, size * 0.03), pole.shade)
  );
}

/** A striped towel on the sand. */
export function towel(e: Easel, x: number, y: number, width: number): string {
  const [cloth, stripe] = [e.tone('towel', '#6fc3c9'), e.tone('towel_stripe', '#f7fbf6')];
  const form = poly([
    [x - width * 0.5, y],
    [x + width * 0.4, y],
    [x + width * 0.52, y + width * 0.2],
    [x - width * 0.42, y + width * 0.2],
  ]);
  return (
    e.fill(form, cloth.base) +
    e.inside(
      form,
      [0.08, 0.34, 0.6, 0.86]
        .map((share) =>
          e.fill(
            poly([
              [x + width * (share - 0.55), y],
              [x + width * (share - 0.47), y],
              [x + width * (share - 0.35), y + width * 0.22],
              [x + width * (share - 0.43), y + width * 0.22],
            ]),
            stripe.base,
            0.85,
          ),
        )
        .join(''),
    )
  );
}

/** Water plants that sway up from the ground. */
export function seaweed(e: Easel, x: number, y: number, size: number, hex = '#3f9f7f', depth: 0 | 1 | 2 = 0): string {
  const tone = e.tone('weed', hex, depth);
  const frond = (dx: number, h: number, color: string) =>
    e.line(
      curve([
        [x + dx, y],
        [x + dx + size * 0.08, y - h * 0.3],
        [x + dx - size * 0.06, y - h * 0.62],
        [x + dx + size * 0.06, y - h],
      ]),
      color,
      size * 0.075,
    );
  return (
    frond(-size * 0.14, size * 0.7, tone.shade) + frond(size * 0.14, size * 0.8, tone.shade) + frond(0, size, tone.base)
  );
}

/** A branching coral. */
export function coral(
  e: Easel,
  x: number,
  y: number,
  size: number,
  name: string,
  hex: string,
  depth: 0 | 1 | 2 = 0,
): string {
  const tone = e.tone(name, hex, depth);
  const arm = (points: readonly (readonly [number, number])[], width: number, color: string) =>
    e.line(curve(points.map(([dx, dy]) => [x + dx * size, y - dy * size])), color, width * size);
  return (
    arm(
      [
        [0, 0],
        [0.14, 0.3],
        [0.34, 0.46],
        [0.36, 0.72],
      ],
      0.13,
      tone.shade,
    ) +
    arm(
      [
        [0, 0],
        [-0.16, 0.32],
        [-0.36, 0.44],
        [-0.4, 0.66],
      ],
      0.13,
      tone.shade,
    ) +
    arm(
      [
        [0, 0],
        [0, 0.4],
        [0.05, 0.7],
        [0.02, 0.95],
      ],
      0.15,
      tone.base,
    ) +
    arm(
      [
        [0, 0.4],
        [-0.18, 0.62],
        [-0.2, 0.86],
      ],
      0.11,
      tone.base,
    ) +
    arm(
      [
        [0.03, 0.52],
        [0.2, 0.66],
        [0.22, 0.9],
      ],
      0.1,
      tone.light,
    )
  );
}

/** A little fish that swims left or right. */
export function fish(e: Easel, x: number, y: number, size: number, side: 1 | -1, name: string, hex: string): string {
  const tone = e.tone(name, hex, 1);
  return (
    e.fill(
      poly([
        [x - side * size * 0.36, y],
        [x - side * size * 0.62, y - size * 0.2],
        [x - side * size * 0.56, y],
        [x - side * size * 0.62, y + size * 0.2],
      ]),
      tone.shade,
    ) +
    e.fill(
      blob([
        [x + side * size * 0.5, y, 0.4],
        [x + side * size * 0.1, y - size * 0.25],
        [x - side * size * 0.42, y],
        [x + side * size * 0.1, y + size * 0.25],
      ]),
      tone.base,
    ) +
    e.fill(
      ellipse(x + side * size * 0.26, y - size * 0.05, size * 0.04, size * 0.04),
      e.tone('fish_eye', '#2c3550', 1).base,
    )
  );
}

/** Bubbles that rise about a place. */
export function bubbles(e: Easel, x: number, y: number, height: number, count: number): string {
  const color = e.shine('bubble', '#f2fdff');
  return Array.from({ length: count }, (_, i) => {
    const r = e.stage.u * e.dice.between(0.8, 2.4);
    const [bx, by] = [x + e.stage.u * e.dice.between(-6, 6), y - (height * (i + 0.5)) / count];
    return (
      e.fill(ellipse(bx, by, r, r), color, 0.18) +
      e.line(ellipse(bx, by, r, r), color, r * 0.2, 0.7) +
      e.fill(ellipse(bx - r * 0.35, by - r * 0.35, r * 0.22, r * 0.22), color, 0.9)
    );
  }).join('');
}
