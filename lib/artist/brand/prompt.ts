import { SPECIES } from '../species';
import { itemWords, listed, withArticle } from '../say';
import { readPrompt } from '../words/read';
import type { BrandGarment, BrandOutfit } from './dress';
import type { Industry } from './lexicon/industry';
import type { Option } from './options';

/** Matches garments in the plural, which have no article. */
const PLURAL_GARMENT = /s$/;

/** The noun of an option; a person is named by the profession. */
export const whoIs = ({ kind, subject }: Option, { trade }: Industry): string =>
  kind === 'person' && subject === 'person' ? trade : subject;

/** A garment as a phrase with its colour in the words of `say`: "a rust apron", "sunglasses". */
export function wornWords({ item, color }: BrandGarment, say: (color: string) => string): string {
  const words = `${color === '#ffffff' ? 'white ' : color ? `${say(color)} ` : ''}${itemWords(item)}`;
  if (PLURAL_GARMENT.test(item)) return words;
  return words.startsWith('#') ? `a ${words}` : withArticle(words);
}

const asWritten = (color: string) => color;

/** The prompt for an option in natural English, with the exact hex colours of the brand. */
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
 * First names for a species, unused ones first.
 * The artist may read a name that is also a word, such as Robin, as another subject.
 */
export function namesOf({ species }: Option, taken: ReadonlySet<string>): string[] {
  const names: readonly string[] = SPECIES[species].names;
  return [...names.filter((name) => !taken.has(name)), ...names.filter((name) => taken.has(name))];
}
