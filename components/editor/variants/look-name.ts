import { LIMITS } from '@/lib/core/limits';

/** Characters of what a look is, in its name: more is cut off on its card. */
const MAX_CHARACTERS = 32;

/**
 * What a look is called where nobody says: the mascot's name and the gist of the words, as in "Rusty, pirate" for "as a
 * pirate".
 */
export function lookName(mascot: string, words: string): string {
  const said =
    words
      .trim()
      .replace(/^(?:dressed )?as (?:an? )?/i, '')
      .split(/[\n,.;:!?]| with | and /)[0]
      ?.trim() ?? '';
  const gist =
    said.length > MAX_CHARACTERS
      ? said
          .slice(0, MAX_CHARACTERS + 1)
          .replace(/\s\S*$/, '')
          .trimEnd()
      : said;
  const look = gist ? `${gist.charAt(0).toLowerCase()}${gist.slice(1)}` : 'another look';
  return `${mascot.slice(0, LIMITS.mascot.name.max - look.length - 2)}, ${look}`;
}
