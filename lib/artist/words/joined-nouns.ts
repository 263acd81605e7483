import { colorValue } from './color-value';
import { GARMENT_WORDS } from './garment-words';
import { PROFESSIONS } from './professions';
import { isSizeWord } from './sizes';
import { COMMON_WORDS } from './stop-words';
import { isCreature, SUBJECT_WORDS } from './subjects';
import { type Token, wordAt } from './tokens';

/** The least number of letters of each half of a noun that is written apart. */
const MIN_HALF = 3;

/** Whether a table has a word or phrase as a noun: a subject, an item or a role. */
const isNoun = (word: string): boolean =>
  SUBJECT_WORDS.has(word) || Object.hasOwn(GARMENT_WORDS, word) || Object.hasOwn(PROFESSIONS, word);

const canBeHalf = (word: string): boolean =>
  word.length >= MIN_HALF && /^\p{L}+$/u.test(word) && !COMMON_WORDS.has(word) && !isSizeWord(word);

/** The animal of two words that are usually written as one: "lady bug", "hedge hog". */
function joined(tokens: readonly Token[], at: number): Token | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !canBeHalf(first.word) || !canBeHalf(second.word)) return null;
  const whole = first.word + second.word;
  const isApart = isCreature(whole) && !isNoun(`${first.word}_${second.word}`) && colorValue(first.word) === null;
  return isApart ? { text: first.text + second.text, word: whole } : null;
}

/** Letters between the halves of a German compound: "Astronautenhund". */
const LINKS = ['', 'n', 'en', 's', 'es', 'er'];

/** The role that a German word names as the first half of a compound: "Astronauten", "Piraten". */
function roleOf(word: string): string | null {
  return (
    LINKS.map((link) => (word.endsWith(link) ? word.slice(0, word.length - link.length) : '')).find(
      (stem) => stem.length >= MIN_HALF && Object.hasOwn(PROFESSIONS, stem),
    ) ?? null
  );
}

/** The role and the animal of a German compound: "Piratenkatze". Null for other words. */
function compound({ text, word }: Token): Token[] | null {
  if (!/^\p{Lu}/u.test(text) || isNoun(word)) return null;
  for (let split = MIN_HALF; split <= word.length - MIN_HALF; split += 1) {
    const animal = word.slice(split);
    const role = isCreature(animal) && SUBJECT_WORDS.get(animal) !== 'person' ? roleOf(word.slice(0, split)) : null;
    if (role) return [role, animal].map((half) => ({ text: half, word: half }));
  }
  return null;
}

/** The role before an animal that a hyphen joined to it: the "Astronauten" of "Astronauten-Hund". */
function roleBefore(tokens: readonly Token[], at: number): Token | null {
  const { text = '', word = '' } = tokens[at] ?? {};
  if (!/^\p{Lu}/u.test(text) || isNoun(word) || !isCreature(wordAt(tokens, at + 1))) return null;
  const role = roleOf(word);
  return role ? { text, word: role } : null;
}

/** The tokens of a prompt with animals in one word where they are written apart, and German compounds in two. */
export function withWholeNouns(tokens: readonly Token[]): Token[] {
  const whole: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const one = joined(tokens, at);
    if (one) at += 1;
    whole.push(...(one ? [one] : (compound(token) ?? [roleBefore(tokens, at) ?? token])));
  }
  return whole;
}
