import { LIMITS } from '@/lib/core/limits';
import { firstCharacters } from '@/lib/core/text';
import { nameOf } from '../motion/naming';
import { markAt } from '../motion/words/marks';
import { readMotion } from '../motion/words/read';
import type { CurveName, MeasuredMotion } from './measured';

/**
 * The options that a prompt states for following a video: size, tempo, whether it loops (null if not stated), and name.
 */
export interface FollowWish {
  size: number;
  pace: number;
  loop: boolean | null;
  name: string | null;
}

/** Reads the prompt that accompanies a video. */
export function readWish(prompt: string): FollowWish {
  const text = prompt.toLowerCase().replace(/\s+/g, ' ').trim();
  const wish: FollowWish = { size: 1, pace: 1, loop: null, name: null };
  for (let at = 0; at < text.length;) {
    const found = markAt(text, at);
    const mark = found?.mark;
    if (mark?.kind === 'size') wish.size = mark.value;
    if (mark?.kind === 'pace') wish.pace = mark.value;
    if (mark?.kind === 'loop') wish.loop = true;
    if (mark?.kind === 'once') wish.loop = false;
    at = Math.max(found?.end ?? 0, at + (/^[^\s,;.]+/.exec(text.slice(at))?.[0].length ?? 1));
  }
  const reading = readMotion(prompt);
  const name = reading.steps.some(({ acts }) => acts.length) ? nameOf(reading) : '';
  return { ...wish, name: name || null };
}

/** The name of a motion by the curve with the largest range, and the least range for that name. */
const NAMES: readonly (readonly [CurveName, number, string])[] = [
  ['y', 0.035, 'Jump'],
  ['armLeft', 40, 'Wave'],
  ['armRight', 40, 'Wave'],
  ['nod', 0.035, 'Nod'],
  ['x', 0.08, 'Slide'],
  ['turn', 0.03, 'Look around'],
  ['tilt', 6, 'Sway'],
  ['headTilt', 8, 'Tilt'],
  ['footLeft', 0.05, 'Step'],
  ['footRight', 0.05, 'Step'],
  ['stretch', 0.06, 'Bounce'],
];

/** A default name for a motion, within the length limit of names. */
export function nameFor({ curves }: MeasuredMotion): string {
  const far = NAMES.map(([curve, enough, name]) => ({
    name,
    share: (Math.max(...curves[curve]) - Math.min(...curves[curve])) / enough,
  })).sort((a, b) => b.share - a.share)[0];
  return firstCharacters(`${far?.name ?? 'Movement'} from a video`, LIMITS.animation.name.max);
}
