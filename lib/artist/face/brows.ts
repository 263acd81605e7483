import { eyeMountOf } from '../anatomy/frame';
import type { FigureDraft } from '../figure';
import { SIDES, sign } from '../figure';
import { curve, ellipse } from '../shape/curve';
import { placeOf } from '../words/places';
import type { FaceMood } from '@/lib/core/sheet/vocabulary';

/** The lift of a brow's inner and outer end by mood, in eye heights from its usual position. */
const LIFT: Record<FaceMood, readonly [inner: number, outer: number]> = {
  cheerful: [0.12, 0.02],
  calm: [0.06, 0],
  sleepy: [0.02, -0.12],
  grumpy: [-0.38, 0.2],
  sad: [0.3, -0.16],
  surprised: [0.42, 0.34],
  cool: [-0.06, 0.1],
  shy: [0.24, -0.04],
  mischievous: [-0.22, 0.26],
  proud: [0.06, 0.16],
  silly: [0.3, 0.1],
  curious: [0.28, 0.16],
};

/** The thickness of usual and of bushy brows, in eye widths. */
const USUAL_BROW = 0.17;
const ELDER_BROW = 0.3;

/** Places of items that take the room of brows above eyes on top of the head. */
const OVER_BROWS: ReadonlySet<string> = new Set(['eyes', 'head']);

/** Adds brows as separate parts, so that motions can lift them. Screen faces have none. */
export function addBrows(figure: FigureDraft): void {
  const { head, ink, species, traits, character } = figure;
  if (species.eyes === 'screen') return;
  // Eyes on top of the head have no brow above a pair of glasses or under a hat.
  const isPopped = eyeMountOf(species) !== undefined;
  if (isPopped && character.wear.some(({ item }) => OVER_BROWS.has(placeOf(item)))) return;
  const height = head.eyeWidth * (species.eyes === 'dot' ? 2 : 1.2);
  const [inner, outer] = LIFT[character.mood];
  const half = Math.max(head.eyeWidth * 0.36, head.rx * 0.085);
  const single = character.features.has('one_eye');
  const isElder = character.features.has('wrinkles');
  for (const side of SIDES.slice(single ? 1 : 0)) {
    const s = sign(side);
    const x = single ? head.cx : head.cx + s * (head.eyeDx + head.eyeWidth * 0.04);
    const y = head.eyeY - height * (isPopped ? 0.74 : species.eyes === 'big' ? 0.66 : 0.92);
    const lift = character.mood === 'mischievous' && side === 'left' ? 0.8 : 1;
    const brow = curve([
      [x - s * half, y - inner * height * lift * 0.6],
      [x, y - half * 0.34 - ((inner + outer) / 2) * height * 0.6],
      [x + s * half, y - outer * height * 0.6],
    ]);
    const token = figure.darkFace
      ? `${head.material}_light`
      : (species.extras?.includes('hair') && species.archetype === 'biped') || (isElder && character.colors.hair)
        ? 'hair'
        : ink.look.line === 'ink'
          ? 'ink'
          : `${head.material}_line`;
    figure.parts.push({
      id: single ? 'brow' : `brow_${side}`,
      parent: head.part,
      z: 49,
      pivot: [x, y],
      limits: [-25, 25],
      stage: 'eyes',
      svg: ink.stroke(brow, token, Math.max(5, head.eyeWidth * (isElder ? ELDER_BROW : USUAL_BROW) * traits.brows)),
    });
  }
}

/** The share of faces that have blush although the prompt does not ask for it. */
const BLUSH_SHARE = 0.12;

/** Whether unrequested blush suits a face: a creature's, bright enough to show it. */
const isTender = ({ species, brightFace }: FigureDraft): boolean => species.archetype !== 'object' && brightFace;

/** The least width of the freckles on a cheek, in half head widths. */
const MIN_FRECKLE_SPAN = 0.4;

/** Adds the part with blush and freckles to the head. */
export function addCheeks(figure: FigureDraft): void {
  const { head, ink, character, species, dice } = figure;
  const wanted =
    character.features.has('blush') ||
    character.mood === 'shy' ||
    character.colors.cheeks !== undefined ||
    (species.eyes !== 'screen' && (ink.look.cheeks || (dice.chance(BLUSH_SHARE) && isTender(figure))));
  const strong = character.mood === 'shy' || character.features.has('blush') || ink.look.id === 'kawaii';
  const popped = eyeMountOf(species) !== undefined;
  const cheekR = Math.min(head.eyeWidth * 0.46, head.rx * 0.17);
  const cheekX = popped
    ? head.rx * 0.66
    : Math.min(head.eyeDx + head.eyeWidth * 0.78, head.rx * 0.76 - (species.eyes === 'big' ? cheekR : 0));
  const cheekY = popped ? head.mouthY - cheekR * 0.4 : head.eyeY + Math.min(head.eyeWidth * 0.92, head.ry * 0.42);
  const blush = wanted
    ? [-1, 1]
        .map((s) =>
          ink.area(ellipse(head.cx + s * cheekX, cheekY, cheekR, cheekR * 0.6), 'cheek', strong ? 0.62 : 0.42),
        )
        .join('')
    : '';
  const dots: readonly (readonly [number, number])[] = [
    [-0.24, -0.06],
    [0.02, 0.1],
    [0.26, -0.08],
  ];
  const span = Math.max(head.eyeWidth, head.rx * MIN_FRECKLE_SPAN);
  const freckles = character.features.has('freckles')
    ? [-1, 1]
        .flatMap((s) =>
          dots.map(([x, y]) =>
            ink.area(
              ellipse(
                head.cx + s * (head.eyeDx + head.eyeWidth * 0.5 + span * (0.12 + x)),
                head.eyeY + head.eyeWidth * 0.66 + span * (0.2 + y),
                3.4,
                3.4,
              ),
              `${head.material}_line`,
              0.7,
            ),
          ),
        )
        .join('')
    : '';
  const pivot: [number, number] = [head.cx, head.eyeY + head.eyeWidth];
  for (const [id, svg] of [
    ['cheeks', blush],
    ['freckles', freckles],
  ] as const) {
    if (svg) figure.parts.push({ id, parent: head.part, z: 39, pivot, limits: null, stage: 'features', svg });
  }
}
