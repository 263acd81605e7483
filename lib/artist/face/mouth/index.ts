import type { FigureDraft } from '../../figure';
import type { SnoutKind } from '../../species/species';
import { chosenFor } from '../../individual';
import { curve } from '../../shape/curve';
import { BEAKS } from '../snouts/beaks';
import { type MouthBox, RESTING, SPOKEN, PLAYED, type MouthState, lineWidth } from './shape';
import { beakOpen } from './beak';
import { mouthOf } from './lips';
import { fangs } from './fangs';

/** Snouts that are always pale, so that a dark mouth line is visible on them. */
const PALE_SNOUTS: ReadonlySet<string> = new Set(['dragon', 'cow', 'horse', 'hippo']);

/** The place of a mouth beside a snout over the middle of the face, in half head widths, and its width as a factor. */
const BESIDE_SNOUTS: Partial<Record<SnoutKind, readonly [aside: number, width: number]>> = {
  trunk: [0.36, 0.6],
  long_nose: [0.13, 0.8],
  short_trunk: [0.24, 0.76],
};

/** Snouts with a groove from the nose to the mouth. */
const SPLIT_SNOUTS: ReadonlySet<SnoutKind> = new Set<SnoutKind>([
  'fox',
  'cat',
  'dog',
  'jowls',
  'bear',
  'rabbit',
  'mouse',
  'seal',
]);

/** The palette token of the mouth's line, which must show on the face. */
function lineTokenOf({ species, darkFace, ink }: FigureDraft): string {
  const snout = species.snout ?? 'none';
  if (species.eyes === 'screen') return 'iris';
  if (darkFace && !SPLIT_SNOUTS.has(snout) && !PALE_SNOUTS.has(snout)) return 'sclera';
  if (ink.look.line === 'ink') return 'ink';
  return snout === 'none' ? 'eye' : 'mouth_line';
}

/** The mouth at rest: that of the pose, else what the prompt asks for, else one that suits the mood. */
function restingMouth({ character, traits }: FigureDraft, beaked: boolean): MouthState {
  if (character.pose === 'howling') return 'oh';
  if (character.features.has('tongue')) return 'tongue';
  const choices = RESTING[character.mood];
  // A closed beak is too small a mouth for an icon.
  const dealt = beaked ? choices[0] : chosenFor(traits, 'mouth', choices);
  return character.features.has('gap_teeth') && !beaked && dealt !== 'grin' ? 'open' : dealt;
}

/** Adds the mouth with its states for speech and expressions. */
export function addMouth(figure: FigureDraft): void {
  const { head, species, ink } = figure;
  const snout = species.snout ?? 'none';
  const beaked = BEAKS.has(snout);
  const [aside, narrow] = BESIDE_SNOUTS[snout] ?? [0, 1];
  const box: MouthBox = {
    x: head.cx + head.rx * aside,
    y: head.mouthY,
    w: (head.mouthWidth / 2) * narrow,
    philtrum: SPLIT_SNOUTS.has(snout) ? head.noseY + 8 * (head.rx / 105) : null,
    token: lineTokenOf(figure),
  };
  const states = (ink.look.rich ? [...SPOKEN, ...PLAYED] : SPOKEN).map((name) => ({
    name,
    svg: draw(figure, name, box, beaked),
  }));
  figure.parts.push({
    id: 'mouth',
    parent: head.part,
    z: beaked ? 41 : 40,
    pivot: [box.x, box.y],
    limits: [-15, 15],
    stage: 'face',
    svg: draw(figure, restingMouth(figure, beaked), box, beaked),
    states,
  });
}

function draw(figure: FigureDraft, shape: MouthState, box: MouthBox, beaked: boolean): string {
  const body = beaked ? beakOpen(figure, shape, box) : mouthOf(figure, shape, box);
  if (beaked || box.philtrum === null) return body + fangs(figure, shape, box);
  const top = shape === 'oh' || shape === 'surprised' ? box.y - box.w * 0.3 : box.y - box.w * 0.02;
  return (
    figure.ink.stroke(
      curve([
        [box.x, box.philtrum],
        [box.x, top],
      ]),
      box.token,
      lineWidth(figure),
    ) +
    body +
    fangs(figure, shape, box)
  );
}
