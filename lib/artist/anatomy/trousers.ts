import type { FigureDraft } from '../figure';
import { curve } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { boxOf, join, type Node, type Path, type Point } from '../shape/path';
import { spanAt } from '../shape/span';
import type { GarmentId } from '../words/garment-ids';
import { placeOf } from '../words/places';
import { type Layout, MIDDLE } from './layout';

/** The share of a trunk above the trousers, and the sag of their upper edge in the middle. */
const WAIST_SHARE = 0.78;
const WAIST_SAG = 0.05;
/** The height of a belt as a share of the trunk. */
const BELT_SHARE = 0.065;
/** The least leg length with usual trousers, in pixels of the reference figure; on shorter legs they are only a rim. */
const SHORT_LEGS = 24;
/** The number of points along each side of the trousers, and the share of their height with a contour. */
const SIDE_STEPS = 6;
const LINED_SHARE = 0.5;

/** Garments with bare legs below them. */
const OVER_BARE_LEGS: ReadonlySet<GarmentId> = new Set<GarmentId>(['dress', 'tutu', 'shorts']);

/** Whether a person's legs have the colour of the skin. */
export const isBareLegged = ({ character }: FigureDraft): boolean =>
  character.wear.some(({ item }) => OVER_BARE_LEGS.has(item)) &&
  !character.wear.some(({ item }) => item === 'trousers');

/** The material of the seat of the trousers on a trunk; null if other clothes cover it, or it is bare. */
function seatMaterial(
  { character: { wear }, species }: FigureDraft,
  { torso, ankleY, unit }: Layout,
): GarmentId | null {
  const worn = (item: GarmentId): boolean => wear.some((each) => each.item === item);
  if (worn('dress') || worn('tutu') || species.extras?.includes('fish_tail')) return null;
  if (worn('trousers')) return 'trousers';
  if (worn('shorts')) return 'shorts';
  const isCovered = wear.some(({ item }) => item !== 'shirt' && placeOf(item) === 'trunk');
  const isShort = ankleY - torso.bottom < SHORT_LEGS * unit;
  return species.human && !isCovered && !isShort ? 'trousers' : null;
}

/** The contour of a trunk down to the trousers; undefined without trousers. */
export function lineAboveTrousers(figure: FigureDraft, layout: Layout, trunk: Path): Path | undefined {
  if (!seatMaterial(figure, layout)) return undefined;
  const { torso } = layout;
  const y = torso.neckY;
  const waist = torso.neckY + (torso.bottom - torso.neckY) * WAIST_SHARE;
  const spans = Array.from({ length: SIDE_STEPS + 1 }, (_, step) => {
    const at = y + ((waist - y) * step) / SIDE_STEPS;
    return { at, span: spanAt(trunk, at) };
  });
  const side = (index: 0 | 1): Point[] => spans.map(({ at, span }): Point => [span[index], at]);
  return curve([...side(0).toReversed(), ...side(1)]);
}

/**
 * Draws the seat of trousers or shorts over the trunk, with a belt. Its lower edge has no contour, so that it merges
 * with the legs. Empty without trousers.
 */
export function trousersSeat(figure: FigureDraft, layout: Layout, trunk: Path): string {
  const material = seatMaterial(figure, layout);
  if (!material) return '';
  const { torso, unit } = layout;
  const height = torso.bottom - torso.neckY;
  const [top, sag] = [torso.neckY + height * WAIST_SHARE, height * WAIST_SAG];
  const { y, height: whole } = boxOf(trunk);
  const low = y + whole - 1;
  const sides = Array.from({ length: SIDE_STEPS + 1 }, (_, step) => {
    const at = top - sag + ((low - top + sag) * step) / SIDE_STEPS;
    return { at, span: spanAt(trunk, at) };
  });
  const side = (index: 0 | 1, upTo = 1): Point[] =>
    sides.slice(0, Math.round(SIDE_STEPS * upTo) + 1).map(({ at, span }): Point => [span[index], at]);
  const [left, right] = [side(0), side(1)];
  const edge = (down: number): Point[] => {
    const at = top - sag + down;
    const [from, to] = spanAt(trunk, at);
    return [
      [from, at],
      [MIDDLE, at + sag * 2],
      [to, at],
    ];
  };
  const waist = edge(0);
  const seat = join(curve([...left.toReversed(), ...waist.slice(1, 2), ...right]), [['Z']]);
  const { ink } = figure;
  const band = edge(height * BELT_SHARE);
  const inside: Marking[] = [
    ...(ink.look.shading === 'cel' ? [{ path: shadeAlong(right, 7 * unit), material: `${material}_shade` }] : []),
    { path: join(curve([...waist, ...band.toReversed()].map(sharp)), [['Z']]), material: 'shoes' },
  ];
  const lines =
    ink.look.outer === 0
      ? []
      : [
          ...[side(0, LINED_SHARE), side(1, LINED_SHARE), waist].map((points) =>
            ink.line(curve(points), material, ink.look.outer),
          ),
          ink.line(curve(band), 'shoes', ink.look.inner * 0.6),
        ];
  return ink.mass(seat, material, { line: null, shade: 0, inside }) + lines.join('');
}

const sharp = ([x, y]: Point): Node => [x, y, 0.5];

/** The strip along the right side of a shape that is in shade. */
const shadeAlong = (right: readonly Point[], width: number): Path =>
  join(curve([...right, ...right.map(([x, y]): Point => [x - width, y]).toReversed()]), [['Z']]);
