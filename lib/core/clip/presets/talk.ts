import { ambient } from './ambient';
import { beats, cyclesIn, swing, type Beat } from './beats';
import { lean, squash } from './body';
import { brows, pitch, tilt } from './face';
import { bend, ears, swingLimb } from './limbs';
import { DEFAULT_STATE } from '../part-pose';
import type { Preset } from './preset';
import type { Score } from './score';

/** One spoken phrase as mouth shapes: seconds each stays, and how wide it is for mouths without drawn shapes. */
const PHRASE: readonly (readonly [seconds: number, shapes: readonly string[], open: number])[] = [
  [0.1, ['ah', 'open'], 1], [0.09, ['ee', 'smile'], 0.5], [0.12, ['oh', 'open'], 0.9], [0.07, ['mm'], 0], [0.11, ['ah', 'open'], 0.8],
  [0.08, ['ee', 'smile'], 0.35], [0.1, ['mm'], 0], [0.12, ['oh', 'open'], 1], [0.1, ['ah', 'open'], 0.7], [0.08, ['mm'], 0.1],
  [0.1, ['ee', 'smile'], 0.6], [0.13, ['ah', 'open'], 1], [0.18, [DEFAULT_STATE], 0],
];
const PHRASE_SECONDS = PHRASE.reduce((sum, [seconds]) => sum + seconds, 0);

/** Speaks with mouth, head and hands. */
export const talk: Preset = {
  title: 'Talk',
  description: 'Talks with a lively mouth, head and hands.',
  duration: 2.8,
  loop: true,
  compose(score) {
    const { seconds, gain, figure } = score;
    const phrases = cyclesIn(seconds, PHRASE_SECONDS);
    const length = seconds / phrases;
    speak(score, phrases, length);
    const half = cyclesIn(seconds, PHRASE_SECONDS * 2);
    pitch(score, swing({ from: 0, seconds, cycles: phrases * 2, by: 0.28, phase: 0.1 }));
    tilt(score, swing({ from: 0, seconds, cycles: half, by: 3, phase: 0.3 }));
    lean(score, swing({ from: 0, seconds, cycles: half, by: 1.3, phase: 0.05 }));
    squash(score, swing({ from: 0, seconds, cycles: phrases * 2, by: figure.roles.head ? 0.012 : 0.03, phase: 0.6 }));
    brows(score, swing({ from: 0, seconds, cycles: phrases, by: 0.016, phase: 0.2, middle: 0.01 }));
    ears(score, swing({ from: 0, seconds, cycles: phrases, by: 2.5, phase: 0.4 }));
    gesture(score, 'right', phrases, length, 0);
    gesture(score, 'left', half, seconds / half, seconds / half / 2);
    if (!figure.left && !figure.right) lean(score, swing({ from: 0, seconds, cycles: phrases, by: 1 * gain, phase: 0.5 }));
    ambient(score, { blinksEvery: 2.6, breathSeconds: 2.8, breath: 0.012 });
  },
};

function speak(score: Score, phrases: number, length: number): void {
  const { mouth, jaw } = score.figure.roles;
  const part = mouth ? score.figure.anatomy.part(mouth) : undefined;
  const shown = (shapes: readonly string[]): string | undefined => shapes.find((name) => name === DEFAULT_STATE || part?.states.some((state) => state.name === name));
  const keys: [number, string][] = [];
  const wide: Beat[] = [];
  for (let i = 0; i < phrases; i += 1) {
    let at = i * length;
    for (const [seconds, shapes, open] of PHRASE) {
      keys.push([at, shown(shapes) ?? DEFAULT_STATE]);
      wide.push({ at: at + (seconds / PHRASE_SECONDS) * length * 0.5, to: open });
      at += (seconds / PHRASE_SECONDS) * length;
    }
  }
  const closed = [{ at: 0, to: 0 }, ...wide, { at: score.seconds, to: 0 }];
  if (mouth && keys.some(([, state]) => state !== DEFAULT_STATE)) score.show(mouth, keys);
  else if (jaw) score.add(jaw, 'translateY', closed.map((beat) => ({ ...beat, to: beat.to * score.figure.face.height * 0.05 * score.gain })));
  else if (mouth) score.add(mouth, 'scaleY', closed.map((beat) => ({ ...beat, to: 0.8 + beat.to * 0.9 * Math.min(score.gain, 1.5) })));
  else squash(score, closed.map((beat) => ({ ...beat, to: beat.to * 0.05 })));
}

/** A hand that rises, beats time twice and sinks, once in each phrase. */
function gesture(score: Score, side: 'left' | 'right', count: number, length: number, start: number): void {
  const limb = score.figure[side];
  const up = 20 * score.gain;
  const list = Array.from({ length: count }, (_, i) => {
    const at = (share: number): number => start + i * length + share * length * 0.9;
    return beats([at(0.05), 0], [at(0.12), -3], [at(0.32), up, 'easeOut'], [at(0.45), up * 0.6], [at(0.56), up * 0.95], [at(0.68), up * 0.7], [at(0.92), 0]);
  }).flat().filter((beat) => beat.at < score.seconds - 0.02);
  const closed = [{ at: 0, to: 0 }, ...list, { at: score.seconds, to: 0 }];
  swingLimb(score, limb, closed, 0);
  bend(score, limb, closed.map((beat) => ({ ...beat, to: beat.to * 0.9 })));
}
