import { LIMITS } from '@/lib/core/limits';

const { prompt, batchPrompts } = LIMITS.animation;

/** The prompts in a text, one per line, without empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with the lines and how to fix it; null if nothing is. */
export function problemOf(lines: readonly string[]): string | null {
  if (lines.length > batchPrompts)
    return `At most ${batchPrompts} motions are made at once: take out ${lines.length - batchPrompts}.`;
  const short = lines.find((line) => line.length < prompt.min);
  if (short !== undefined) return `“${short}” is too short: say what happens.`;
  const long = lines.findIndex((line) => line.length > prompt.max);
  return long < 0 ? null : `Line ${long + 1} is longer than ${prompt.max} characters.`;
}
