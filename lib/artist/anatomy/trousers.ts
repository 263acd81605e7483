import type { FigureDraft } from '../figure';
import { blob, curve } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { boxOf, join, pathData, type Node, type Path, type Point } from '../shape/path';
import { spanAt } from '../shape/span';
import type { GarmentId } from '../words/garment-ids';
import { placeOf } from '../words/places';
import { type Layout, MIDDLE } from './layout';

/** The share of a trunk above the trousers at its sides, and the sag of their upper edge in the middle. */
const WAIST_SHARE = 0.73;
const WAIST_SAG = 0.1;
/** The height of a belt as a share of the trunk. */
const BELT_SHARE = 0.065;
/** The number of points along each side of a trunk, and the share of the trousers' sides with a contour. */
const SIDE_STEPS = 6;
const LINED_SHARE = 0.5;
/** The width of the shade along the side of trousers, in pixels of the reference figure. */
const SHADE_WIDTH = 7;
/** The width of the shaded edge of the seat over the legs, in the same units. */
const HEM_WIDTH = 2.4;

/** Garments with bare legs below them. */
const OVER_BARE_LEGS: ReadonlySet<GarmentId> = new Set<GarmentId>(['dress', 'tutu', 'skirt', 'short_pants']);

/** Whether a person's legs have the colour of the skin. */
export const isBareLegged = ({ character }: FigureDraft): boolean =>
  character.wear.some(({ item }) => OVER_BARE_LEGS.has(item)) &&
  !character.wear.some(({ item }) => item === 'trousers');

/** The material of the seat of the trousers on a trunk; null if other clothes cover it, or it is bare. */
function seatMaterial({ character: { wear }, species }: FigureDraft): GarmentId | null {
  const worn = (item: GarmentId): boolean => wear.some((each) => each.item === item);
  if (worn('dress') || worn('tutu') || worn('skirt') || species.extras?.includes('fish_tail')) return null;
  if (worn('trousers')) return 'trousers';
  if (worn('short_pants')) return 'short_pants';
  const isCovered = wear.some(({ item }) => item !== 'shirt' && placeOf(item) === 'trunk');
  return species.human && !isCovered ? 'trousers' : null;
}

/** Points on one side of a trunk from one height to another. */
const sideOf = (trunk: Path, index: 0 | 1, from: number, to: number): Point[] =>
  Array.from({ length: SIDE_STEPS + 1 }, (_, step): Point => {
    const y = from + ((to - from) * step) / SIDE_STEPS;
    return [spanAt(trunk, y)[index], y];
  });

const waistOf = ({ torso: { neckY, bottom } }: Layout): number => neckY + (bottom - neckY) * WAIST_SHARE;

/** The contour of a trunk down to the trousers; undefined without trousers. */
export function lineAboveTrousers(figure: FigureDraft, layout: Layout, trunk: Path): Path | undefined {
  if (!seatMaterial(figure)) return undefined;
  const [top, waist] = [layout.torso.neckY, waistOf(layout)];
  return curve([...sideOf(trunk, 0, top, waist).toReversed(), ...sideOf(trunk, 1, top, waist)]);
}

/**
 * Draws the seat of trousers or shorts over the trunk, with a belt. Its lower edge has no contour, so that it merges
 * with the legs. Empty without trousers.
 */
export function trousersSeat(figure: FigureDraft, layout: Layout, trunk: Path): string {
  const material = seatMaterial(figure);
  if (!material) return '';
  const { ink } = figure;
  const { torso, unit } = layout;
  const height = torso.bottom - torso.neckY;
  const top = waistOf(layout);
  const { y, height: whole } = boxOf(trunk);
  const [low, hem] = [y + whole, torso.bottom];
  const edge = (at: number): Point[] => {
    const [from, to] = spanAt(trunk, at);
    return [
      [from, at],
      [MIDDLE, at + height * WAIST_SAG],
      [to, at],
    ];
  };
  const [waist, band] = [edge(top), edge(top + height * BELT_SHARE)];
  const outer = torso.hip * 2;
  const below: Point[] = [
    [MIDDLE + outer, low],
    [MIDDLE - outer, low],
  ];
  const seat = closed([[MIDDLE - outer, top], ...waist, [MIDDLE + outer, top], ...below]);
  const inside: Marking[] = [
    ...(ink.look.shading === 'cel' && !ink.look.rich
      ? [{ path: shadeAlong(sideOf(trunk, 1, top, hem), SHADE_WIDTH * unit), material: `${material}_shade` }]
      : []),
    { path: closed([...waist, ...band.toReversed()]), material: 'shoes' },
  ];
  const rim = [...sideOf(trunk, 0, top, hem), ...sideOf(trunk, 1, top, hem).toReversed()];
  const cloth =
    `<defs><clipPath id="seat"><path d="${pathData(trunk)}"/></clipPath></defs><g clip-path="url(#seat)">` +
    `${ink.mass(seat, material, { line: null, shade: 0, inside })}</g>` +
    ink.stroke(curve(rim), `${material}_shade`, HEM_WIDTH * unit);
  if (ink.look.outer === 0) return cloth;
  const sides = ([0, 1] as const).map((index) => sideOf(trunk, index, top, top + (hem - top) * LINED_SHARE));
  return (
    cloth +
    [...sides, waist].map((points) => ink.line(curve(points), material, ink.look.outer)).join('') +
    ink.line(curve(band), 'shoes', ink.look.inner * 0.6)
  );
}

/** A closed shape with corners at all points but the lowest of a sagging edge. */
const closed = (points: readonly Point[]): Path => blob(points.map(([x, y]): Node => [x, y, x === MIDDLE ? 0 : 0.8]));

/** The strip along the right side of a shape that is in shade. */
const shadeAlong = (right: readonly Point[], width: number): Path =>
  join(curve([...right, ...right.map(([x, y]): Point => [x - width, y]).toReversed()]), [['Z']]);
