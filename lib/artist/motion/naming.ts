import { LIMITS } from '@/lib/core/limits';
import { firstCharacters } from '@/lib/core/text';
import type { Course } from './manner';
import type { MotionReading } from './words/reading';

const COURSE_WORDS: Record<Course, string> = {
  in: 'into the picture',
  off: 'out of the picture',
  across: 'through the picture',
  there_and_back: 'through the picture and back',
  off_and_back: 'out of the picture and back',
};

const COUNTS: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' };

/** Joins words as a list: "jump, wave & wink". */
const listed = (words: readonly string[], and: string): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}` : (words[0] ?? '');

/** The name of a motion from its moves, cut to the limit of clip names: "Jump, wave & wink". */
export function nameOf({ steps }: MotionReading): string {
  const words = [...new Set(steps.flatMap(({ acts }) => acts.map(({ said }) => said)))];
  const short =
    words.length > 1
      ? words.filter((_, i) => listed(words.slice(0, i + 1), '&').length <= LIMITS.animation.name.max)
      : words;
  const name = listed(short, '&');
  return firstCharacters(name.charAt(0).toUpperCase() + name.slice(1), LIMITS.animation.name.max);
}

/** A summary of the steps that were read from the prompt, in order: "jump twice, then wave (left) and wink". */
export function understood({ steps }: MotionReading): string {
  return steps
    .map(({ acts, pause }) =>
      acts.length
        ? listed(
            acts.map(({ said, times, counted, side, direction, mood, course }) => {
              const details = [
                side === 'both' ? 'both sides' : side,
                direction !== null && !said.includes(direction)
                  ? `${course === 'in' ? 'from the ' : ''}${direction}`
                  : null,
                course && COURSE_WORDS[course],
                mood,
              ].filter((word) => word !== null);
              const count = counted && times > 1 ? ` ${COUNTS[times] ?? `${times} times`}` : '';
              return `${said}${count}${details.length ? ` (${details.join(', ')})` : ''}`;
            }),
            'and',
          )
        : `pause for ${pause} ${pause === 1 ? 'second' : 'seconds'}`,
    )
    .join(', then ');
}
