import type { Haircut } from '@/lib/core/sheet/vocabulary';
import { toOklch } from '@/lib/core/color/oklch';
import type { FigureDraft, PartDraft } from '../figure';
import { blob, curve, ellipse, placed } from '../shape/curve';
import type { Node } from '../shape/path';
import { WARDROBE } from '../wardrobe';
import type { GarmentId } from '../words/garment-ids';
import { placeOf } from '../words/places';
import { HAIR } from '.';
import type { Lock, LockLayer } from './system';

const LAYERS: Readonly<Record<LockLayer, number>> = { behind: 8, beside: 33, face: 45, over: 48 };

/** Hair darker than this OKLCH lightness has lighter inner lines. */
const DARK_HAIR_L = 0.42;

/** The width of lines inside the hair, as a share of the style's inner lines. */
const LINE_SHARE = 0.8;

/** The effect of headwear on hair: none, tucked under a hat, kept inside a helmet, or hidden. */
export type HairUnderHat = 'free' | 'tucked' | 'enclosed' | 'hidden';

/** The effect of the worn headwear on hair. */
export function hairUnder(wear: readonly { item: GarmentId }[]): HairUnderHat {
  const worn = wear.filter(({ item }) => placeOf(item) === 'head').map(({ item }) => WARDROBE[item].hair ?? 'tucked');
  return (['hidden', 'enclosed', 'tucked'] as const).find((way) => worn.includes(way)) ?? 'free';
}

/** The depth below a hat's brim to which hair stays close to the head, in half head heights. */
const TUCK_DEPTH = 0.5;

/** The largest extent of hair below a hat, and inside a helmet, in half heads. */
const TUCKED_REACH = 1.02;
const ENCLOSED_REACH = 1.08;

/** Moves a node of the hair to where it is under a hat or helmet: close to the head at the brim, and freer below it. */
function held({ head }: FigureDraft, [x, y, corner]: Node, under: HairUnderHat): Node {
  const brim = (head.hatY - head.cy) / head.ry;
  const share = under === 'free' ? 0 : under === 'enclosed' ? 1 : Math.min(1, Math.max(0, 1 - (y - brim) / TUCK_DEPTH));
  const reach = under === 'enclosed' ? ENCLOSED_REACH : TUCKED_REACH;
  const size = 1 - share * (1 - Math.min(1, reach / (Math.hypot(x, y) || 1)));
  return [x * size, y * size, corner ?? 0];
}

/** A lock that rotates about the crown, for hair without separate locks. */
const whole = (id: string, layer: LockLayer, shape: readonly Node[]): Lock => ({ id, at: [0, -0.7], layer, shape });

/** Hairstyles on top of the head, and how the same hair is tied under a hat. */
const UNDER_HATS: Readonly<Partial<Record<Haircut, Haircut>>> = { bun: 'low_bun', space_buns: 'pigtails' };

/** Draws a person's hair. Every part of it is a child of the head. */
export function drawHair(figure: FigureDraft): void {
  const under = hairUnder(figure.character.wear);
  if (under === 'hidden') return;
  const cut = figure.character.cut ?? 'short';
  const { front, back, lines = [], ties = [], locks = [] } = HAIR[under === 'free' ? cut : (UNDER_HATS[cut] ?? cut)];
  const all: Lock[] = [
    ...(back ? [whole('hair_back', 'behind', back)] : []),
    ...(front ? [{ ...whole('hair', 'face', front), lines, ties }] : []),
    ...locks,
  ];
  for (const lock of all) if (under === 'free' || !lock.crowning) figure.parts.push(partOf(figure, lock, under));
}

function partOf(figure: FigureDraft, lock: Lock, under: HairUnderHat): PartDraft {
  const { ink, head, character } = figure;
  const material = figure.material('hair', 'hair');
  const at = (nodes: readonly Node[]): Node[] =>
    placed(
      nodes.map((node) => held(figure, node, under)),
      [head.cx, head.cy],
      head.rx,
      head.ry,
    );
  const shape = blob(at(lock.shape));
  const isDark = toOklch(character.colors.hair ?? figure.species.colors.accent).l < DARK_HAIR_L;
  const tone = isDark ? 'light' : ink.look.outer > 0 ? 'line' : 'shade';
  const lines = (lock.lines ?? []).map((line) =>
    ink.stroke(curve(at(line)), `${material}_${tone}`, ink.look.inner * LINE_SHARE),
  );
  return {
    id: lock.id,
    parent: head.part,
    z: LAYERS[lock.layer],
    pivot: [head.cx + lock.at[0] * head.rx, head.cy + lock.at[1] * head.ry],
    limits: [-8, 8],
    stage: 'features',
    svg:
      ink.mass(shape, material) +
      lines.join('') +
      (lock.ties ?? []).map(([x, y, r]) => tied(figure, at([[x, y]])[0], r)).join(''),
    rims: [shape],
  };
}

/** Draws a band or bead in the hair. */
function tied({ ink, head }: FigureDraft, [x, y]: Node = [0, 0], r: number): string {
  const band = ellipse(x, y, r * head.rx, r * head.ry * 0.62, 0.4);
  return ink.mass(band, 'hair_tie', { shade: 0.4, width: ink.look.inner * 0.6 });
}
