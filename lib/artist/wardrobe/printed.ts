import { hueDistance, toOklch } from '@/lib/core/color/oklch';
import { markToken } from '@/lib/core/sheet/mark';
import type { MarkShape } from '@/lib/core/sheet/vocabulary';
import type { FigureDraft, PartDraft } from '../figure';
import { boxOf, type Point } from '../shape/path';
import type { Wear } from '../words/garment-ids';
import { placeOf, type WornPlace } from '../words/places';
import { MARK_COLORS, markShapes } from './marks';

/** Places of clothes whose mark is on the chest. */
const ON_CHEST: ReadonlySet<WornPlace> = new Set<WornPlace>(['trunk', 'chest', 'shoulders']);

/** Where a mark is, with half its size. */
interface Spot {
  at: Point;
  r: number;
}

function chestSpot({ torso }: FigureDraft): Spot {
  const length = torso.hemY - torso.neckY;
  return {
    at: [torso.cx, torso.neckY + length * (torso.merged ? 0.5 : 0.44)],
    r: Math.min(torso.waist * 0.44, length * (torso.merged ? 0.28 : 0.22)),
  };
}

/** The middle of the largest shape of an item. */
function middleSpot({ rims = [] }: PartDraft): Spot | null {
  const [box] = rims.map(boxOf).sort((a, b) => b.width * b.height - a.width * a.height);
  return box
    ? { at: [box.x + box.width / 2, box.y + box.height * 0.5], r: Math.min(box.width, box.height) * 0.27 }
    : null;
}

/** Draws the mark of an item on its parts. An item without a surface for it stays as it is. */
export function printed(figure: FigureDraft, { item, mark }: Wear, from: number): void {
  const own = figure.parts.slice(from);
  const isOnChest = ON_CHEST.has(placeOf(item));
  const part = own.find(({ id }) => id === item) ?? own.findLast(({ rims }) => rims?.length);
  const at = part ? figure.parts.indexOf(part) : figure.parts.findIndex(({ id }) => id === figure.torso.part);
  const target = figure.parts[at];
  const isBehind = placeOf(item) === 'shoulders';
  const spot = !target || !mark ? null : isOnChest ? chestSpot(figure) : middleSpot(target);
  const surface = isBehind ? figure.parts.findIndex(({ id }) => id === figure.torso.part) : at;
  const host = figure.parts[surface];
  if (!spot || !host || !mark) return;
  const { fills, lines, width } = markShapes(mark.shape, spot.at, spot.r);
  const token = markToken(item);
  const svg =
    fills.map((path) => figure.ink.area(path, token)).join('') +
    lines.map((path) => figure.ink.stroke(path, token, width)).join('');
  figure.parts[surface] = { ...host, svg: host.svg + svg };
}

/** The colour of a mark: the requested one, or one that is visible on the item. */
export function markColor({ shape, color }: NonNullable<Wear['mark']>, cloth: string): string {
  if (color) return color;
  const usual = MARK_COLORS[shape as MarkShape] ?? '#fdfaf2';
  const [a, b] = [toOklch(usual), toOklch(cloth)];
  const isOneHue = Math.min(a.c, b.c) < 0.04 || hueDistance(a.h, b.h) < 60;
  return Math.abs(a.l - b.l) < 0.16 && isOneHue ? (b.l > 0.6 ? '#3d4250' : '#fdfaf2') : usual;
}
