import type { FigureDraft } from '../../figure';
import { blob, curve, ellipse, symmetric } from '../../shape/curve';
import type { Path } from '../../shape/path';
import { unitOf } from './unit';

/** Two puffs side by side, as cats and rabbits have. */
export const puffs = (figure: FigureDraft, y: number, w: number, h: number): string =>
  figure.ink.area(
    puffPath(figure, y, w * figure.traits.muzzle, h * figure.traits.muzzle),
    figure.species.muzzle ?? 'belly',
  );

/** The outline of a muzzle of two puffs; `w` and `h` are its half sizes in canvas pixels. */
export function puffPath(figure: FigureDraft, y: number, w: number, h: number): Path {
  const { cx } = figure.head;
  return symmetric(
    [
      [cx, y - h * 0.62, 0.2],
      [cx + w * 0.5, y - h * 0.9],
      [cx + w, y - h * 0.1],
      [cx + w * 0.72, y + h * 0.7],
      [cx + w * 0.3, y + h * 0.86],
      [cx, y + h * 0.74],
    ],
    cx,
  );
}

/** Draws a raised muzzle. The half sizes `w` and `h`, and its `drop` below the nose, are in snout units. */
export function muzzleMass(
  figure: FigureDraft,
  w: number,
  h: number,
  drop: number,
  material: string = figure.species.muzzle ?? 'belly',
): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure) * figure.traits.muzzle;
  const y = noseY + drop * u;
  const shape = symmetric(
    [
      [cx, y - h * 0.92 * u],
      [cx + w * 0.56 * u, y - h * 0.8 * u],
      [cx + w * u, y - h * 0.02 * u],
      [cx + w * 0.74 * u, y + h * 0.78 * u],
      [cx, y + h * u],
    ],
    cx,
  );
  return figure.ink.mass(shape, material, { line: null, shade: 0.6 });
}

/** The broad hanging lips of a bulldog, on both sides of the mouth, with folds over the nose. */
export function jowls(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const lips = symmetric(
    [
      [cx, noseY - 20 * u],
      [cx + 34 * u, noseY - 20 * u],
      [cx + 62 * u, noseY + 4 * u],
      [cx + 68 * u, noseY + 38 * u],
      [cx + 44 * u, noseY + 54 * u],
      [cx, noseY + 50 * u],
    ],
    cx,
  );
  const fold = (s: number): string =>
    figure.ink.line(
      curve([
        [cx + s * 20 * u, noseY - 12 * u],
        [cx + s * 46 * u, noseY - 2 * u],
        [cx + s * 56 * u, noseY + 18 * u],
      ]),
      'body',
      figure.ink.look.inner * 0.8,
    );
  const material = figure.species.muzzle ?? 'belly';
  return figure.ink.mass(lips, material, { line: null, shade: 0.7 }) + fold(1) + fold(-1);
}

/** A long broad jaw in front view, with teeth along its edge. */
export function crocJaw(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const shape = symmetric(
    [
      [cx, noseY - 26 * u],
      [cx + 40 * u, noseY - 20 * u],
      [cx + 58 * u, noseY + 10 * u],
      [cx + 78 * u, noseY + 44 * u],
      [cx + 62 * u, noseY + 78 * u],
      [cx, noseY + 86 * u],
    ],
    cx,
  );
  const tooth = (x: number, y: number): Path =>
    blob([
      [cx + (x - 7) * u, noseY + y * u, 0.5],
      [cx + (x + 7) * u, noseY + (y - 2) * u, 0.5],
      [cx + (x + 1) * u, noseY + (y + 15) * u, 0.6],
    ]);
  const teeth = [
    [66, 48],
    [50, 58],
  ]
    .flatMap(([x = 0, y = 0]) => [tooth(x, y), tooth(-x, y)])
    .map((path) => figure.ink.mass(path, 'tooth', { width: figure.ink.look.inner * 0.6, shade: 0 }))
    .join('');
  const lip =
    figure.ink.line(
      curve([
        [cx - 74 * u, noseY + 46 * u],
        [cx - 40 * u, noseY + 58 * u],
      ]),
      'body',
      figure.ink.look.inner,
    ) +
    figure.ink.line(
      curve([
        [cx + 74 * u, noseY + 46 * u],
        [cx + 40 * u, noseY + 58 * u],
      ]),
      'body',
      figure.ink.look.inner,
    );
  return figure.ink.mass(shape, 'body', { width: figure.ink.look.outer * 0.8, shade: 0.6 }) + teeth + lip;
}

/** A seahorse's tubular snout in front view. */
export function tube(figure: FigureDraft): string {
  const { cx, noseY, mouthY } = figure.head;
  const u = unitOf(figure);
  const end = ellipse(cx, mouthY + 9 * u, 38 * u, 29 * u, 0.1);
  const bridge = [-1, 1]
    .map((s) =>
      figure.ink.line(
        curve([
          [cx + s * 15 * u, noseY - 10 * u],
          [cx + s * 19 * u, noseY + 8 * u],
          [cx + s * 26 * u, mouthY - 8 * u],
        ]),
        'body',
        figure.ink.look.inner * 0.8,
      ),
    )
    .join('');
  return bridge + figure.ink.mass(end, 'belly', { width: figure.ink.look.outer * 0.75, shade: 0.6 });
}
