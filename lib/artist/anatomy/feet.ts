import type { FigureDraft } from '../figure';
import { blob, box, curve, ellipse } from '../shape/curve';
import { creaseLine } from '../shape/crease';
import { boxOf, pathData, type Node, type Path, type Point } from '../shape/path';
import { GROUND } from './layout';

/** The shapes of feet. */
export type FootKind = 'paw' | 'long' | 'hoof' | 'claw' | 'web' | 'pincer' | 'block' | 'shoe' | 'boot';

/** The measures of a foot. */
export interface FootPlan {
  ankle: Point;
  /** The thickness of the leg in pixels, and the factor on the foot's size, which is proportional to it. */
  width: number;
  footSize?: number;
  /** The distance of the sole below the ankle in pixels; by default the foot is on the ground. */
  sole?: number;
  footMaterial: string;
}

/** The right half-turned outlines of feet: x outward in half feet, y from the top (0) to the floor (1). */
const OUTLINES: Readonly<Record<FootKind, readonly Node[]>> = {
  paw: [
    [-0.72, 0.1],
    [0, 0],
    [0.78, 0.12],
    [1.12, 0.52],
    [1.24, 0.82],
    [0.98, 1],
    [-0.7, 1],
    [-1, 0.82],
    [-0.96, 0.5],
  ],
  long: [
    [-0.7, 0.14],
    [0, 0],
    [0.7, 0.12],
    [1.24, 0.46],
    [1.52, 0.72],
    [1.42, 1],
    [-0.74, 1],
    [-1, 0.8],
    [-0.92, 0.46],
  ],
  hoof: [
    [-0.66, 0.06],
    [0, 0],
    [0.68, 0.06],
    [0.82, 0.5],
    [1.06, 0.96, 0.6],
    [0.96, 1, 0.6],
    [-0.9, 1, 0.6],
    [-1, 0.96, 0.6],
    [-0.8, 0.5],
  ],
  claw: [
    [-0.72, 0.1],
    [0, 0],
    [0.74, 0.1],
    [1.2, 0.5],
    [1.56, 0.84],
    [1.34, 1],
    [0.9, 0.96],
    [0.5, 1.04],
    [0.1, 0.96],
    [-0.34, 1.04],
    [-0.72, 0.96],
    [-1.12, 0.98],
    [-1.18, 0.78],
    [-0.94, 0.46],
  ],
  web: [
    [-0.62, 0.1],
    [0, 0],
    [0.66, 0.1],
    [1.14, 0.56],
    [1.84, 0.8, 0.3],
    [1.66, 0.98],
    [1.06, 0.94],
    [0.5, 1.04],
    [-0.06, 0.94],
    [-0.7, 1.02],
    [-1.24, 0.94, 0.3],
    [-0.98, 0.6],
  ],
  pincer: [
    [-0.66, 0.1],
    [0, 0],
    [0.68, 0.1],
    [1.16, 0.42],
    [1.44, 0.8],
    [1.22, 1.04],
    [0.68, 1],
    [0.24, 0.56, 0.5],
    [-0.12, 1],
    [-0.6, 1.04],
    [-1.14, 0.9],
    [-1, 0.44],
  ],
  block: [
    [-0.78, 0.14, 0.3],
    [0, 0.02],
    [0.84, 0.14, 0.3],
    [1.2, 0.68, 0.3],
    [1.3, 0.98, 0.7],
    [-1.14, 0.98, 0.7],
    [-1.06, 0.68, 0.3],
  ],
  shoe: [
    [-0.74, 0.08],
    [0, 0],
    [0.72, 0.1],
    [1.12, 0.48],
    [1.38, 0.74],
    [1.34, 1],
    [-0.76, 1],
    [-1.02, 0.86],
    [-0.96, 0.46],
  ],
  boot: [
    [-0.86, -0.5, 0.4],
    [0, -0.54],
    [0.84, -0.5, 0.4],
    [0.9, 0.2],
    [1.3, 0.56],
    [1.42, 1, 0.3],
    [-0.86, 1, 0.3],
    [-1, 0.6],
    [-0.9, 0.1],
  ],
};

const SHOES: ReadonlySet<string> = new Set(['boots', 'shoes', 'sneakers']);
/** Whether a material is that of footwear. */
export const isShod = (material: string): boolean => SHOES.has(material);

/** The material that feet are drawn in: that of boots or sneakers, else of a garment over the feet, else `bare`. */
export const shodIn = (figure: FigureDraft, bare: string): string =>
  figure.character.wear.find(({ item }) => item === 'boots' || item === 'sneakers')?.item ??
  figure.material('feet', bare);

const LONG_FOOTED: ReadonlySet<string> = new Set(['rabbit', 'hare', 'kangaroo', 'jerboa']);

/** The shape of a figure's feet: that of its footwear, or without any that of its species. */
export function footKindOf({ species, character, ink }: FigureDraft, material: string): FootKind {
  if (material === 'boots') return 'boot';
  if (SHOES.has(material) || ink.look.hoses) return 'shoe';
  if (species.hands === 'grip') return 'block';
  if (species.hands === 'hoof') return 'hoof';
  if (species.feet) return species.feet;
  if (species.snout === 'frog') return 'web';
  if (species.hands === 'claw') return 'claw';
  return LONG_FOOTED.has(character.species) ? 'long' : 'paw';
}

/** Half the length of a foot, in pixels. */
export const footHalf = ({ width, footSize = 1 }: Pick<FootPlan, 'width' | 'footSize'>): number =>
  width * 0.68 * footSize;

/** The y of the floor below a foot; for a raised foot it is the y of its sole. */
export const floorOf = ({ ankle, sole }: Pick<FootPlan, 'ankle' | 'sole'>): number =>
  sole === undefined ? GROUND : ankle[1] + sole;

/** The outline of a foot that points to one side; its top covers the ankle joint. */
export function footPath(plan: Omit<FootPlan, 'footMaterial'>, kind: FootKind, s: 1 | -1): Path {
  const [x] = plan.ankle;
  const half = footHalf(plan);
  const height = floorOf(plan) - plan.ankle[1] + half * 0.72;
  const top = floorOf(plan) - height;
  return blob(OUTLINES[kind].map(([nx, ny, corner]): Node => [x + s * nx * half, top + ny * height, corner ?? 0]));
}

/** Where the lines between toes stand, in half feet outward of the ankle. */
const TOE_LINES: Readonly<Partial<Record<FootKind, readonly number[]>>> = {
  paw: [0.08, 0.62],
  long: [0.5, 1.08],
  claw: [-0.34, 0.5],
  web: [-0.3, 0.5],
  hoof: [0.1],
};

/** Draws what is on the front of a foot: the lines between its toes, its claws, or the sole of a shoe. */
export function footFront(figure: FigureDraft, plan: FootPlan, kind: FootKind, s: 1 | -1): string {
  const { ink } = figure;
  const claws = kind === 'claw' ? clawsOf(figure, plan, s) : '';
  if (kind === 'shoe' && !ink.look.pixels) return solePatch(figure, plan, s);
  if (kind === 'shoe' || kind === 'boot' || kind === 'block')
    return ink.look.outer === 0 ? '' : soleLine(figure, plan, s);
  // A suit or pyjamas over the feet hide the toes.
  if (figure.character.wear.some(({ item }) => item === plan.footMaterial)) return '';
  const half = footHalf(plan);
  const [x, floor] = [plan.ankle[0], floorOf(plan)];
  const toe = (at: number): Path =>
    curve([
      [x + s * half * at, floor - 1],
      [x + s * half * (at - 0.06), floor - half * 0.42],
    ]);
  const lines = (TOE_LINES[kind] ?? []).map((at) => creaseLine(ink, toe(at), plan.footMaterial));
  return lines.join('') + claws;
}

/** Draws a pale claw at the tip of each toe. */
function clawsOf({ ink }: FigureDraft, plan: FootPlan, s: 1 | -1): string {
  const half = footHalf(plan);
  const y = floorOf(plan) - half * 0.13;
  return [-0.84, 0.1, 1.16]
    .map((at) => ink.area(ellipse(plan.ankle[0] + s * at * half, y, half * 0.2, half * 0.15), 'belly_light'))
    .join('');
}

/** The height of a shoe's sole, in half feet. */
const SOLE_HEIGHT = 0.3;

/** Draws the pale sole of a shoe, with the line above it. */
function solePatch(figure: FigureDraft, plan: FootPlan, s: 1 | -1): string {
  const { ink } = figure;
  const shoe = footPath(plan, 'shoe', s);
  const { x, y, width, height } = boxOf(shoe);
  const sole = footHalf(plan) * SOLE_HEIGHT;
  const id = `sole_${Math.round(plan.ankle[0] * 10)}_${Math.round(plan.ankle[1] * 10)}`;
  const material = plan.footMaterial === 'shoes' ? 'sole' : `${plan.footMaterial}_shade`;
  const band = box(x + width / 2, y + height - sole / 2, width + 4, sole, 1);
  return (
    `<defs><clipPath id="${id}"><path d="${pathData(shoe)}"/></clipPath></defs>` +
    `<g clip-path="url(#${id})">${ink.area(band, material)}</g>` +
    (ink.look.outer === 0 ? '' : soleLine(figure, plan, s))
  );
}

/** Draws the line between a shoe and its sole. */
function soleLine(figure: FigureDraft, plan: FootPlan, s: 1 | -1): string {
  const half = footHalf(plan);
  const y = floorOf(plan) - half * 0.3;
  const x = plan.ankle[0];
  return figure.ink.line(
    curve([
      [x - s * half * 0.98, y],
      [x + s * half * 0.1, y + 1],
      [x + s * half * 1.32, y],
    ]),
    plan.footMaterial,
    figure.ink.look.inner * 0.8,
  );
}
