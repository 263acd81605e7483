import { beats, type Beat } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt, worry } from '@/lib/core/clip/presets/face';
import { ears } from '@/lib/core/clip/presets/limbs';
import type { Score } from '@/lib/core/clip/presets/score';
import type { MotionMood } from './manner';
import { arcOf, held } from './shapes';

/** The effect of a mood on a motion: factors on its duration and amplitude, and offsets for face and posture. */
interface Temper {
  pace: number;
  gain: number;
  eyes?: string;
  mouth: readonly string[];
  brows: number;
  worry: number;
  nod: number;
  squash: number;
  tilt: number;
  ears: number;
}

const temper = (pace: number, gain: number, mouths: readonly string[], rest: Partial<Temper>): Temper => ({
  pace,
  gain,
  mouth: mouths,
  brows: 0,
  worry: 0,
  nod: 0,
  squash: 0,
  tilt: 0,
  ears: 0,
  ...rest,
});

const TEMPERS: Record<MotionMood, Temper> = {
  happy: temper(0.94, 1.05, ['open', 'smile'], { brows: 0.03, nod: -0.25, squash: 0.015 }),
  sad: temper(1.35, 0.8, ['sad', 'mm'], {
    eyes: 'half',
    brows: 0.01,
    worry: 14,
    nod: 0.8,
    squash: -0.04,
    tilt: 4,
    ears: 10,
  }),
  angry: temper(0.85, 1.15, ['sad', 'ee', 'mm'], { eyes: 'half', brows: -0.024, worry: -15, nod: 0.4, ears: 8 }),
  shy: temper(1.2, 0.75, ['smile', 'mm'], { brows: 0.015, worry: 9, nod: 0.6, squash: -0.025, tilt: -5, ears: 7 }),
  proud: temper(1.1, 1.1, ['smile', 'mm'], { brows: 0.02, worry: -3, nod: -0.55, squash: 0.035 }),
  scared: temper(0.9, 0.85, ['ee', 'sad', 'mm'], {
    eyes: 'wide',
    brows: 0.04,
    worry: 14,
    nod: 0.2,
    squash: -0.045,
    ears: 12,
  }),
  tired: temper(1.5, 0.75, ['mm', 'oh'], {
    eyes: 'half',
    brows: 0.008,
    worry: 4,
    nod: 0.7,
    squash: -0.035,
    tilt: 5,
    ears: 9,
  }),
  excited: temper(0.84, 1.2, ['open', 'ah', 'smile'], { eyes: 'happy', brows: 0.045, nod: -0.4, squash: 0.02 }),
  surprised: temper(0.9, 1.1, ['surprised', 'oh', 'open'], {
    eyes: 'wide',
    brows: 0.07,
    worry: 5,
    nod: -0.4,
    squash: 0.025,
  }),
  calm: temper(1.3, 0.8, ['smile', 'mm'], { eyes: 'half', brows: 0.006, nod: 0.1, squash: -0.01 }),
  confused: temper(1.1, 0.9, ['oh', 'mm'], { brows: 0.035, worry: 7, tilt: 8 }),
  bored: temper(1.35, 0.75, ['mm', 'sad'], { eyes: 'half', brows: 0.004, nod: 0.4, squash: -0.03, tilt: 7 }),
  loving: temper(1.1, 1, ['smile', 'open'], { eyes: 'happy', brows: 0.03, worry: 6, nod: -0.1, tilt: 7 }),
  sly: temper(1.1, 0.95, ['smile', 'mm'], { eyes: 'half', brows: -0.008, worry: -11, nod: 0.35, tilt: 5 }),
  dizzy: temper(1.2, 1.05, ['oh', 'mm'], { eyes: 'half', brows: 0.02, worry: 8, tilt: 8 }),
  determined: temper(0.92, 1.1, ['mm', 'smile'], { brows: -0.014, worry: -10, nod: 0.2, squash: 0.01 }),
};

/** The factor of a mood on durations. */
export const moodPace = (mood: MotionMood | null): number => (mood ? TEMPERS[mood].pace : 1);

/** The factor of a mood on amplitudes. */
export const moodGain = (mood: MotionMood | null): number => (mood ? TEMPERS[mood].gain : 1);

/** Adds the face and posture of a mood to a score; in a loop they last for the whole duration. */
export function writeMood(score: Score, mood: MotionMood): void {
  const { seconds } = score;
  const is = TEMPERS[mood];
  const arc = arcOf(score, 0.3, 0.35);
  const kept = (value: number): Beat[] => (score.loop ? beats([0, value], [seconds, value]) : held(arc, value, 0));
  brows(score, kept(is.brows));
  if (is.worry) worry(score, kept(is.worry));
  if (is.nod) pitch(score, kept(is.nod));
  if (is.squash) squash(score, kept(is.squash));
  if (is.tilt) tilt(score, kept(is.tilt));
  if (is.ears) ears(score, kept(is.ears));
  const [from, to] = score.loop ? [0, seconds] : [arc.enter * 0.5, seconds - arc.leave * 0.4];
  if (is.eyes) eyes(score, [{ from, to, state: is.eyes }]);
  mouth(score, is.mouth, from, to);
}
