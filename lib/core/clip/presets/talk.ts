import { ambient } from './ambient';
import { beats, cyclesIn, paced, swing, times, type Beat } from './beats';
import { squash } from './body';
import { brows, pitch, tilt, turn } from './face';
import { ears, JOINT_DELAY, ripple, swingLimb } from './limbs';
import { DEFAULT_STATE } from '../part-pose';
import type { PresetDefinition } from './preset';
import { places, reachTo } from './reach';
import type { Score } from './score';
import { lean } from './stance';

interface Sound {
  seconds: number;
  shapes: readonly string[];
  /** The opening of mouths without drawn shapes; 1 is stressed. */
  open: number;
}

const sound = (seconds: number, open: number, ...shapes: string[]): Sound => ({ seconds, open, shapes });

/** One spoken phrase: eleven sounds and a breath. */
const PHRASE: readonly Sound[] = [
  sound(0.12, 1, 'ah', 'open'),
  sound(0.1, 0.5, 'ee', 'smile'),
  sound(0.13, 0.9, 'oh', 'open'),
  sound(0.08, 0, 'mm'),
  sound(0.12, 0.8, 'ah', 'open'),
  sound(0.1, 0.35, 'ee', 'smile'),
  sound(0.1, 0, 'mm'),
  sound(0.13, 1, 'oh', 'open'),
  sound(0.11, 0.7, 'ah', 'open'),
  sound(0.1, 0.55, 'ee', 'smile'),
  sound(0.14, 1, 'ah', 'open'),
  sound(0.2, 0, DEFAULT_STATE),
];
const PHRASE_SECONDS = PHRASE.reduce((sum, { seconds }) => sum + seconds, 0);
/** The smallest share of its natural duration in which a phrase is spoken. */
const HURRIED = 0.9;
/** The shortest time for which a sound is shown, in seconds. */
const SHORTEST = 0.08;

/** The preset `talk`: speaks with mouth, head and hands. */
export const talk: PresetDefinition = {
  title: 'Talk',
  description: 'Talks with a lively mouth, head and hands.',
  duration: 2.8,
  loop: true,
  compose(score) {
    const { seconds, figure } = score;
    const speech = speechOf(seconds);
    speak(score, speech);
    const half = cyclesIn(seconds, PHRASE_SECONDS * 2);
    const pace = paced(seconds / half, PHRASE_SECONDS);
    accent(
      score,
      speech.filter(({ open }) => open === 1).map(({ at }) => at),
    );
    tilt(score, swing({ from: 0, seconds, cycles: half, by: 4.5 * pace, phase: 0.3 }));
    turn(score, swing({ from: 0, seconds, cycles: half, by: 0.35 * pace, phase: 0.1 }));
    lean(
      score,
      swing({ from: 0, seconds, cycles: half, by: ((figure.left ?? figure.right) ? 2 : 3) * pace, phase: 0.05 }),
    );
    ears(score, swing({ from: 0, seconds, cycles: half * 2, by: 3 * pace, phase: 0.4 }));
    ripple(score, swing({ from: 0, seconds, cycles: half, by: 7 * pace, phase: 0.2 }), 0.14);
    gesture(score, 'right', half, 0);
    gesture(score, 'left', half, 0.5);
    ambient(score, { blinksEvery: 2.6, breathSeconds: 2.8, breath: 0.012 });
  },
};

type Spoken = Sound & { at: number };

/**
 * As many whole phrases as fill the time at a natural pace, or the start of one; each sound is long enough to be seen.
 */
function speechOf(seconds: number): Spoken[] {
  const phrases = Math.floor(seconds / (PHRASE_SECONDS * HURRIED));
  const few = Math.max(2, Math.floor(seconds / Math.max(SHORTEST, PHRASE_SECONDS / PHRASE.length)));
  const sounds =
    phrases > 0
      ? Array.from({ length: phrases }, () => PHRASE).flat()
      : [...PHRASE.slice(0, few - 1), ...PHRASE.slice(-1)];
  const pace = seconds / sounds.reduce((sum, each) => sum + each.seconds, 0);
  let at = 0;
  return sounds.map((each) => {
    const spoken = { ...each, at, seconds: each.seconds * pace };
    at += spoken.seconds;
    return spoken;
  });
}

function speak(score: Score, speech: readonly Spoken[]): void {
  const { mouth, jaw } = score.figure.roles;
  const part = mouth ? score.figure.anatomy.part(mouth) : undefined;
  const shown = (shapes: readonly string[]): string =>
    shapes.find((name) => name === DEFAULT_STATE || part?.states.some((state) => state.name === name)) ?? DEFAULT_STATE;
  const keys = speech.map(({ at, shapes }): [number, string] => [at, shown(shapes)]);
  const wide = [
    { at: 0, to: 0 },
    ...speech.map(({ at, seconds, open }) => ({ at: at + seconds * 0.5, to: open })),
    { at: score.seconds, to: 0 },
  ];
  if (mouth && keys.some(([, state]) => state !== DEFAULT_STATE))
    score.show(
      mouth,
      keys.filter(([, state], i) => state !== keys[i - 1]?.[1]),
    );
  else if (jaw) score.add(jaw, 'translateY', times(wide, score.figure.face.height * 0.05 * score.gain));
  else if (mouth)
    score.add(
      mouth,
      'scaleY',
      wide.map((beat) => ({ ...beat, to: 0.8 + beat.to * 0.9 * Math.min(score.gain, 1.5) })),
    );
  else squash(score, times(wide, 0.05));
}

/**
 * On each stressed sound the head dips and returns, with the brows up just before it; the body follows, later and less.
 */
function accent(score: Score, moments: readonly number[]): void {
  const { seconds, figure } = score;
  const gap = Math.min(0.36, seconds / Math.max(moments.length, 1));
  const size = paced(gap, 0.4);
  const dip = (before: number, hit: number, late = 0): Beat[] => {
    const list = moments.flatMap((at, i) =>
      beats(
        [at + gap * 0.1 + late, before * size, 'easeOut'],
        [at + gap * 0.42 + late, hit * size * (i % 3 === 2 ? 1.3 : 1), 'easeInOut'],
        [at + gap * 0.9 + late, 0],
      ),
    );
    return [{ at: 0, to: 0 }, ...list.filter(({ at }) => at < seconds - 0.01), { at: seconds, to: 0 }];
  };
  pitch(score, dip(-0.2, 0.6));
  squash(score, dip(0.01, figure.roles.head ? -0.022 : -0.05, gap * 0.12));
  brows(score, dip(0.03, 0.012, -gap * 0.05));
}

/** Raises a hand in front of the chest, beats time twice and lowers it, once in two phrases. */
function gesture(score: Score, side: 'left' | 'right', count: number, start: number): void {
  const { seconds, figure } = score;
  const limb = figure[side];
  if (!limb) return;
  const length = seconds / count;
  const size = paced(length, 2.4) * Math.min(1.15, 0.3 + 0.7 * score.gain);
  const pose = limb.kind === 'arm' && !limb.carries ? reachTo(score, limb, places(score, limb).offer) : [];
  const rise = (late: number, sink: number): Beat[] => {
    const at = (i: number, share: number): number => (i + start * 0.9 + share * 0.52) * length + late;
    const list = Array.from({ length: count }, (_, i) =>
      beats(
        [at(i, 0.02), 0],
        [at(i, 0.1), -0.08],
        [at(i, 0.3), 1.04, 'easeOut'],
        [at(i, 0.44), 1 - sink],
        [at(i, 0.54), 1],
        [at(i, 0.68), 1 - sink * 0.8],
        [at(i, 0.76), 0.97],
        [at(i, 0.97), 0],
      ),
    ).flat();
    return [{ at: 0, to: 0 }, ...list.filter((beat) => beat.at < seconds - 0.02), { at: seconds, to: 0 }];
  };
  if (!pose.length) return swingLimb(score, limb, times(rise(0, 0.35), 26 * score.gain * paced(length, 2.4)), 0.3);
  limb.links.forEach((part, i) =>
    score.add(
      part,
      'rotate',
      times(rise(i * JOINT_DELAY * 0.7, i ? 0.3 : 0.12), i === 2 ? -16 * limb.outward * size : (pose[i] ?? 0) * size),
    ),
  );
}
