import { SPECIES } from '../species';
import { itemWords, listed, withArticle } from '../say';
import { readPrompt } from '../words/read';
import type { BrandGarment, BrandOutfit } from './dress';
import type { Industry } from './lexicon/industry';
import type { Option } from './options';

/** Garments in the plural, which are named without an article. */
const PAIRED = /s$/;

/** What an option is called: people by their trade. */
export const whoIs = ({ kind, subject }: Option, { trade }: Industry): string =>
  kind === 'person' && subject === 'person' ? trade : subject;

/** "a rust apron", "sunglasses", each colour as `say` puts it. */
export function wornWords({ item, color }: BrandGarment, say: (color: string) => string): string {
  const words = `${color === '#ffffff' ? 'white ' : color ? `${say(color)} ` : ''}${itemWords(item)}`;
  if (PAIRED.test(item)) return words;
  return words.startsWith('#') ? `a ${words}` : withArticle(words);
}

const asWritten = (color: string) => color;

/** The prompt, worded as a person would, with the brand's exact colours. */
export function promptOf(
  option: Option,
  mood: string,
  name: string,
  { body, front, accent, wear }: BrandOutfit,
  industry: Industry,
): string {
  const worn = wear.length > 0 ? `, wearing ${listed(wear.map((each) => wornWords(each, asWritten)))}` : '';
  const parts = [...(front ? [`a ${front} front`] : []), ...(accent ? [`${accent} accents`] : [])];
  const details = parts.length > 0 ? `, with ${listed(parts)}` : '';
  const who = whoIs(option, industry);
  if (option.kind === 'letter') return `the ${who} in ${body ?? ''}, ${mood}, named ${name}${details}${worn}`;
  return `${withArticle(mood)} ${body ? `${body} ` : ''}${who} named ${name}${details}${worn}`;
}

/** Whether the artist reads the intended species, colours and clothes from a prompt. */
export function readsAsMeant(prompt: string, { species }: Option, { body, front, accent, wear }: BrandOutfit): boolean {
  const brief = readPrompt(prompt);
  return (
    brief.species === species &&
    (!body || brief.colors.body === body) &&
    (!front || brief.colors.belly === front) &&
    (!accent || brief.colors.accent === accent) &&
    wear.every(({ item, color }) =>
      brief.wear.some((worn) => worn.item === item && (!color || color === '#ffffff' || worn.color === color)),
    )
  );
}

/**
 * First names of a species, unused ones first.
 * A name that is also a word, as Robin is a bird, may be misread.
 */
export function namesOf({ species }: Option, taken: ReadonlySet<string>): string[] {
  const names: readonly string[] = SPECIES[species].names;
  return [...names.filter((name) => !taken.has(name)), ...names.filter((name) => taken.has(name))];
}
