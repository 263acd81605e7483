import { isOutOfPicture } from '../out-of-picture';
import type { MotionFinding } from './finding';
import { travel } from './probes';
import { takeOf, type CriticFrame, type Take } from './take';

/** The largest jump where a loop wraps, in canvas pixels (craft). */
const LOOP = 0.5;
/** The largest distance from rest at which a one-shot may start and end, in canvas pixels. */
const REST = 0.25;

/** Names the part and its ancestors in a suggestion. */
const chainOf = (part: string): string => `"${part}", and of what carries it,`;

/**
 * Finds loops that jump where they wrap, and one-shots that start or end neither at rest nor outside of the picture.
 */
export function seam(take: Take): MotionFinding[] {
  const [first, last] = [take.looks[0], take.looks.at(-1)];
  if (!first || !last) return [];
  if (take.clip.loop)
    return jump(take, first, last, LOOP, last.t, (part, px) => ({
      message: `"${part}" jumps ${px} pixels where the loop begins again.`,
      suggestion:
        `Give the last keys of ${chainOf(part)} the values of the first, and every swing a ` +
        'whole number of cycles.',
    }));
  const rest = takeOf(take.rig, { ...take.clip, tracks: [], modifiers: [] }).looks[0];
  if (!rest) return [];
  return [
    ...jump(take, rest, isOutOfPicture(take.figure, first.pose) ? rest : first, REST, 0, (part, px) => ({
      message: `"${part}" starts ${px} pixels away from rest.`,
      suggestion: `Let the first keys of ${chainOf(part)} be the resting pose, and go on from there over 0.2 seconds.`,
    })),
    ...jump(take, rest, isOutOfPicture(take.figure, last.pose) ? rest : last, REST, last.t, (part, px) => ({
      message: `"${part}" ends ${px} pixels away from rest.`,
      suggestion: `Let the last keys of ${chainOf(part)} be the resting pose, reached over 0.2 seconds.`,
    })),
  ];
}

/** Gives the part with the largest displacement between two samples, if it exceeds the limit. */
function jump(
  take: Take,
  from: CriticFrame,
  to: CriticFrame,
  most: number,
  t: number,
  say: (part: string, px: string) => Pick<MotionFinding, 'message' | 'suggestion'>,
): MotionFinding[] {
  const [worst] = take.rig.parts
    .map(({ id }) => ({ id, far: travel(take, id, from, to) }))
    .sort((a, b) => b.far - a.far);
  return worst && worst.far > most ? [{ rule: 'seam', part: worst.id, t, ...say(worst.id, worst.far.toFixed(1)) }] : [];
}
