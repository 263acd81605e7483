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

/** Adds the mouth with its states for speech and expressions. */
export function addMouth(figure: FigureDraft): void {
  const { head, species, character } = figure;
  const beaked = BEAKS.has(species.snout ?? 'none');
  const split =
    species.snout === 'fox' ||
    species.snout === 'cat' ||
    species.snout === 'dog' ||
    species.snout === 'jowls' ||
    species.snout === 'bear' ||
    species.snout === 'rabbit' ||
    species.snout === 'mouse' ||
    species.snout === 'seal';
  const [aside, narrow] = BESIDE_SNOUTS[species.snout ?? 'none'] ?? [0, 1];
  const box: MouthBox = {
    x: head.cx + head.rx * aside,
    y: head.mouthY,
    w: (head.mouthWidth / 2) * narrow,
    philtrum: split ? head.noseY + 8 * (head.rx / 105) : null,
    token:
      species.eyes === 'screen'
        ? 'iris'
        : figure.darkFace && !split && !PALE_SNOUTS.has(species.snout ?? 'none')
          ? 'sclera'
          : figure.ink.look.line === 'ink'
            ? 'ink'
            : species.snout === 'none' || !species.snout
              ? 'eye'
              : 'mouth_line',
  };
  // A closed beak is too small a mouth for an icon.
  const choices = RESTING[character.mood];
  const dealt = beaked ? choices[0] : chosenFor(figure.traits, 'mouth', choices);
  const isGapped = character.features.has('gap_teeth') && !beaked && dealt !== 'grin';
  const isHowling = character.pose === 'howling';
  const shape = isHowling ? 'oh' : character.features.has('tongue') ? 'tongue' : isGapped ? 'open' : dealt;
  const states = (figure.ink.look.rich ? [...SPOKEN, ...PLAYED] : SPOKEN).map((name) => ({
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
    svg: draw(figure, shape, box, beaked),
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
