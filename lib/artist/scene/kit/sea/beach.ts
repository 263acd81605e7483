import { blob, curve, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import { poly, slab, spread, stick } from '../forms';

/** Draws open water between two heights, with light on its waves. */
export function seaside(e: SceneEasel, from: number, to: number): string {
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

/** Draws a small sailing boat in the distance. */
export function boat(e: SceneEasel, x: number, y: number, size: number): string {
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

/** Draws a parasol in the sand. */
export function parasol(e: SceneEasel, x: number, y: number, size: number): string {
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

/** Draws a striped towel on the sand. */
export function towel(e: SceneEasel, x: number, y: number, width: number): string {
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
