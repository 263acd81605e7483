import { eyeMountOf } from '../anatomy/frame';
import type { FigureDraft } from '../figure';
import { ellipse } from '../shape/curve';
import type { Point } from '../shape/path';

/** The share of faces that have blush although the prompt does not ask for it. */
const BLUSH_SHARE = 0.12;

/** Whether unrequested blush suits a face: a creature's, bright enough to show it. */
const isTender = ({ species, brightFace }: FigureDraft): boolean => species.archetype !== 'object' && brightFace;

/** The least width of the freckles on a cheek, in half head widths. */
const MIN_FRECKLE_SPAN = 0.4;

/** The freckles of a cheek, in spans from its middle. */
const FRECKLES: readonly Point[] = [
  [-0.24, -0.06],
  [0.02, 0.1],
  [0.26, -0.08],
];

/** Adds the parts of blush and freckles to the head. */
export function addCheeks(figure: FigureDraft): void {
  const { head, character } = figure;
  const pivot: Point = [head.cx, head.eyeY + head.eyeWidth];
  for (const [id, svg] of [
    ['cheeks', hasBlush(figure) ? blushOf(figure) : ''],
    ['freckles', character.features.has('freckles') ? frecklesOf(figure) : ''],
  ] as const) {
    if (svg) figure.parts.push({ id, parent: head.part, z: 39, pivot, limits: null, stage: 'features', svg });
  }
}

const isBlushing = ({ character }: FigureDraft): boolean => character.mood === 'shy' || character.features.has('blush');

/** Whether a face has blush: asked for, or dealt to it. */
function hasBlush(figure: FigureDraft): boolean {
  const { ink, character, species, dice } = figure;
  if (isBlushing(figure) || character.colors.cheeks !== undefined) return true;
  return species.eyes !== 'screen' && (ink.look.cheeks || (dice.chance(BLUSH_SHARE) && isTender(figure)));
}

function blushOf(figure: FigureDraft): string {
  const { head, ink, species } = figure;
  const isStrong = isBlushing(figure) || ink.look.id === 'kawaii';
  const isPopped = eyeMountOf(species) !== undefined;
  const r = Math.min(head.eyeWidth * 0.46, head.rx * 0.17);
  const aside = head.rx * 0.76 - (species.eyes === 'big' ? r : 0);
  const x = isPopped ? head.rx * 0.66 : Math.min(head.eyeDx + head.eyeWidth * 0.78, aside);
  const y = isPopped ? head.mouthY - r * 0.4 : head.eyeY + Math.min(head.eyeWidth * 0.92, head.ry * 0.42);
  return [-1, 1]
    .map((s) => ink.area(ellipse(head.cx + s * x, y, r, r * 0.6), 'cheek', isStrong ? 0.62 : 0.42))
    .join('');
}

function frecklesOf({ head, ink }: FigureDraft): string {
  const span = Math.max(head.eyeWidth, head.rx * MIN_FRECKLE_SPAN);
  const top = head.eyeY + head.eyeWidth * 0.66;
  const dot = (s: number, [x, y]: Point): string => {
    const cx = head.cx + s * (head.eyeDx + head.eyeWidth * 0.5 + span * (0.12 + x));
    return ink.area(ellipse(cx, top + span * (0.2 + y), 3.4, 3.4), `${head.material}_line`, 0.7);
  };
  return [-1, 1].flatMap((s) => FRECKLES.map((point) => dot(s, point))).join('');
}
