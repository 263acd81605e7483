import type { FigureDraft } from '../../figure';
import { chosenFor } from '../../individual';
import { curve } from '../../shape/curve';
import { BEAKS } from '../snouts/beaks';
import { type MouthBox, RESTING, SPOKEN, PLAYED, type MouthState, lineWidth } from './shape';
import { beakOpen } from './beak';
import { mouthOf } from './lips';
import { fangs } from './fangs';

/** Snouts that are always pale, so that a dark mouth line is visible on them. */
const PALE_SNOUTS: ReadonlySet<string> = new Set(['dragon', 'cow', 'horse', 'hippo']);

/** Snouts that hang over the middle of the mouth, which is drawn beside them. */
const LONG_NOSES: ReadonlySet<string> = new Set(['trunk', 'long_nose', 'short_trunk']);

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
  const trunk = LONG_NOSES.has(species.snout ?? 'none');
  const box: MouthBox = {
    x: head.cx + (trunk ? head.rx * 0.36 : 0),
    y: head.mouthY,
    w: (head.mouthWidth / 2) * (trunk ? 0.6 : 1),
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
