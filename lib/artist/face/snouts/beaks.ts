import type { FigureDraft } from '../../figure';
import type { SnoutKind } from '../../species/species';
import { blob, curve, symmetric } from '../../shape/curve';
import type { Node } from '../../shape/path';
import { unitOf } from './unit';
import { nostrils } from './noses';

/** Snouts that are a bird's bill. */
export const BEAKS: ReadonlySet<string> = new Set<SnoutKind>([
  'beak',
  'bill',
  'toucan',
  'hooked',
  'great',
  'pouch',
  'needle',
  'pointed',
  'broad_bill',
]);

/** A large bill with a dark tip. */
export function toucanBill(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const shape = symmetric(
    [
      [cx, noseY - 34 * u],
      [cx + 34 * u, noseY - 22 * u],
      [cx + 42 * u, noseY + 4 * u],
      [cx + 28 * u, noseY + 34 * u],
      [cx, noseY + 48 * u, 0.3],
    ],
    cx,
  );
  const tip = symmetric(
    [
      [cx, noseY + 18 * u],
      [cx + 60 * u, noseY + 14 * u],
      [cx + 50 * u, noseY + 90 * u],
      [cx, noseY + 90 * u],
    ],
    cx,
  );
  return figure.ink.mass(shape, 'nose', {
    width: figure.ink.look.outer * 0.8,
    shade: 0.8,
    light: true,
    inside: [{ path: tip, material: 'marking' }],
  });
}

/** A bill as large as the head, pointing to one side. */
export function greatBill(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  // The bill starts below the eyes.
  const at = (nodes: readonly Node[]): Node[] =>
    nodes.map(([x, y, corner]) => [cx + x * 0.94 * u, noseY + (y * 0.86 + 13) * u, corner ?? 0]);
  const shape = blob(
    at([
      [6, -24],
      [32, -10],
      [34, 18],
      [8, 40],
      [-44, 62],
      [-92, 88],
      [-132, 104, 0.4],
      [-136, 66],
      [-112, 28],
      [-72, -4],
      [-30, -22],
    ]),
  );
  const tip = blob(
    at([
      [-90, 0, 0.6],
      [-96, 50],
      [-84, 110, 0.6],
      [-170, 130],
      [-170, 0],
    ]),
  );
  const seam = figure.ink.line(
    curve(
      at([
        [18, 22],
        [-40, 34],
        [-88, 58],
        [-118, 82],
      ]),
    ),
    'nose',
    figure.ink.look.inner * 0.8,
  );
  return (
    figure.ink.mass(shape, 'nose', {
      width: figure.ink.look.outer * 0.8,
      shade: 0.8,
      light: true,
      inside: [{ path: tip, material: 'marking' }],
    }) + seam
  );
}

/** A pelican's long bill that points down, with its pouch. */
export function pouchBill(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const along = (nodes: readonly Node[]) =>
    symmetric(
      nodes.map(([x, y, corner]): Node => [cx + x * u, noseY + y * u, corner ?? 0]),
      cx,
    );
  const pouch = along([
    [0, 0],
    [34, 8],
    [52, 44],
    [40, 88],
    [14, 116],
    [0, 120],
  ]);
  const upper = along([
    [0, -22],
    [21, -12],
    [19, 30],
    [13, 90],
    [9, 116],
    [0, 128, 0.3],
  ]);
  const width = figure.ink.look.outer * 0.75;
  return (
    figure.ink.mass(pouch, 'marking', { width, shade: 0.8 }) + figure.ink.mass(upper, 'nose', { width, shade: 0.5 })
  );
}

/** A bill as thin as a straw, pointing to one side. */
export function needle(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const shape = blob([
    [cx + 15 * u, noseY - 6 * u],
    [cx + 16 * u, noseY + 14 * u],
    [cx - 10 * u, noseY + 18 * u],
    [cx - 80 * u, noseY + 40 * u],
    [cx - 142 * u, noseY + 62 * u, 0.5],
    [cx - 142 * u, noseY + 52 * u, 0.5],
    [cx - 80 * u, noseY + 18 * u],
    [cx - 12 * u, noseY - 10 * u],
  ]);
  return figure.ink.mass(shape, 'nose', { width: figure.ink.look.outer * 0.75, shade: 0.4 });
}

/** The upper half of a beak; the opening below it belongs to the mouth part. */
export function beak(figure: FigureDraft, w: number, h: number): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const y = noseY + 4 * u;
  const nodes: Node[] = [
    [cx, y - h * u],
    [cx + w * 0.7 * u, y - h * 0.55 * u],
    [cx + w * u, y + 0.1 * h * u, 0.3],
    [cx + w * 0.4 * u, y + h * 0.5 * u],
    [cx, y + h * 1.05 * u, 0.45],
  ];
  const shape = symmetric(nodes, cx);
  return figure.ink.mass(shape, 'nose', { width: figure.ink.look.outer * 0.75, shade: 0.7 });
}

/** A duck's flat bill in front view. */
export function bill(figure: FigureDraft, size = 1): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure) * size;
  const y = noseY + 6 * unitOf(figure);
  const shape = blob([
    [cx, y - 16 * u],
    [cx + 30 * u, y - 8 * u],
    [cx + 48 * u, y + 6 * u, 0.2],
    [cx + 30 * u, y + 14 * u],
    [cx, y + 12 * u],
    [cx - 30 * u, y + 14 * u],
    [cx - 48 * u, y + 6 * u, 0.2],
    [cx - 30 * u, y - 8 * u],
  ]);
  return (
    figure.ink.mass(shape, 'nose', { width: figure.ink.look.outer * 0.75, shade: 0.7 }) +
    nostrils(figure, y - 4 * u, 9 * u, 3 * u, 2.4 * u, 'nose_line')
  );
}
