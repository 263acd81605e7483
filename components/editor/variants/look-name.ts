import { LIMITS } from '@/lib/core/limits';

/** The most characters of the prompt in a variant's name; cards cut off longer names. */
const MAX_CHARACTERS = 32;

/** The default name of a variant, made of the mascot's name and the prompt: "Rusty, pirate" for "as a pirate". */
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
