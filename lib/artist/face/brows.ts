import { eyeMountOf } from '../anatomy/frame';
import type { FigureDraft } from '../figure';
import { SIDES, sign } from '../figure';
import type { BodySide } from '../body/side';
import { curve } from '../shape/curve';
import type { Path, Point } from '../shape/path';
import type { Species } from '../species/species';
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
  const above = height * browRise(species, isPopped);
  const half = Math.max(head.eyeWidth * 0.36, head.rx * 0.085);
  const thickness = head.eyeWidth * (isElder(figure) ? ELDER_BROW : USUAL_BROW) * traits.brows;
  const isSingle = character.features.has('one_eye');
  for (const side of SIDES.slice(isSingle ? 1 : 0)) {
    const x = isSingle ? head.cx : head.cx + sign(side) * (head.eyeDx + head.eyeWidth * 0.04);
    const y = head.eyeY - above;
    const brow = browAt([x, y], half * sign(side), liftOf(character.mood, side, height));
    figure.parts.push({
      id: isSingle ? 'brow' : `brow_${side}`,
      parent: head.part,
      z: 49,
      pivot: [x, y],
      limits: [-25, 25],
      stage: 'eyes',
      svg: ink.stroke(brow, browToken(figure), Math.max(5, thickness)),
    });
  }
}

const isElder = ({ character }: FigureDraft): boolean => character.features.has('wrinkles');

/** How far the inner end, the middle and the outer end of a brow are lifted, in pixels. */
function liftOf(mood: FaceMood, side: BodySide, eyeHeight: number): readonly [number, number, number] {
  const [inner, outer] = LIFT[mood];
  const share = mood === 'mischievous' && side === 'left' ? 0.8 : 1;
  return [inner * eyeHeight * share * 0.6, ((inner + outer) / 2) * eyeHeight * 0.6, outer * eyeHeight * 0.6];
}

/** A brow around a point; `half` is the way from there to its outer end, in pixels to the right. */
const browAt = ([x, y]: Point, half: number, [inner, middle, outer]: ReturnType<typeof liftOf>): Path =>
  curve([
    [x - half, y - inner],
    [x, y - Math.abs(half) * 0.34 - middle],
    [x + half, y - outer],
  ]);

/** The palette token of a brow, which must show on the face. */
function browToken({ head, ink, species, character, darkFace }: FigureDraft): string {
  if (darkFace) return `${head.material}_light`;
  const isHaired = species.extras?.includes('hair') && species.archetype === 'biped';
  if (isHaired || (character.features.has('wrinkles') && character.colors.hair)) return 'hair';
  return ink.look.line === 'ink' ? 'ink' : `${head.material}_line`;
}

/** How far brows are above the eyes, in eye heights. */
function browRise({ eyes }: Species, isPopped: boolean): number {
  if (isPopped) return 0.74;
  return eyes === 'big' ? 0.66 : 0.92;
}
