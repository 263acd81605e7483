import type { MascotSpec } from '@/lib/core/spec/schema';
import { nounsOf } from '../../words/nouns-and-colors';
import { PROFESSIONS } from '../../words/professions';
import { SUBJECT_WORDS } from '../../words/subjects';
import { tokensOf } from '../../words/tokens';
import { withArticle } from '../../say';
import { readInstruction } from '../words/read';
import type { NamedLook } from './look';
import { NAMED_LOOKS } from './looks';
import { colorsIn } from './colors-in';

/**
 * The place in a text where a look may be named.
 * A variant may name it anywhere; an edit only as a whole clause, so that "magic wand" does not ask for a wizard.
 */
export type Looks = 'anywhere' | 'clauses';

const BEFORE =
  String.raw`(?:\b(?:turn|make|dress|draw|show|put|give|transform|change|let)\b\s+(?:(?:it|him|her|them|us|me|` +
  String.raw`(?:the|my|our)\s+\w+)\b\s*)?)?(?:\b(?:up|be|look|wear|wearing|dressed|ready|as|like|into|to|in|for|` +
  String.raw`with|a|an|the|its|his|her|our|my|it|little|nice|cute|real|proper|great|cool)\b\s*)*`;
const AFTER =
  String.raw`(?:\s*(?:version|look|edition|variant|outfit|costume|themed?|style|gear|clothes|clothing|season|` +
  String.raw`special|inspired|ready|suit|uniform|attire|one|day|time|vibes?|party|holiday)\b)*`;
/** Patterns before and after a clause that consists only of a look. */
const CLAUSE_ENDS = {
  from: String.raw`(?<=^\s*|[,.;!?]\s*|\b(?:and|then|but|please|more|also|him|her|it|them)\s+)`,
  to: String.raw`(?=\s*(?:$|[,.;!?\n]|(?:and|with|but|plus|please|in|wearing|holding|then)\b))`,
};

const TRADES = Object.entries(PROFESSIONS);

/** Looks made from the professions of the prompt reader, for those that have no look of their own. */
const PROFESSION_LOOKS: readonly NamedLook[] = [...new Set(Object.values(PROFESSIONS))].map((role) => ({
  title: `as ${withArticle(role.title)}`,
  words: TRADES.flatMap(([word, named]) => (named === role ? [word.replaceAll('_', ' ')] : [])).join('|'),
  wears: role.brings,
}));
/** Every look with a short pattern for a first test; the long pattern is only built for a look that passes it. */
const LOOKS = [...NAMED_LOOKS, ...PROFESSION_LOOKS].map((theme) => ({
  theme,
  named: new RegExp(`\\b(?:${theme.words})s?\\b`, 'iu'),
}));

/** The looks that a text names, and the text without them. */
export function looksIn(text: string, spec: MascotSpec, looks: Looks): { themes: NamedLook[]; rest: string } {
  const themes: NamedLook[] = [];
  let rest = text;
  for (const { theme, named } of LOOKS) {
    if (!named.test(rest)) continue;
    const pattern = new RegExp(
      `${looks === 'clauses' ? CLAUSE_ENDS.from : ''}${BEFORE}\\b(${theme.words})s?\\b${AFTER}` +
        `${looks === 'clauses' ? CLAUSE_ENDS.to : ''}`,
      'giu',
    );
    const without = rest.replace(pattern, (phrase: string, word: string) =>
      looks === 'clauses' && !theme.isLikeness && isPlain(phrase, word, theme, spec) ? phrase : ' , ',
    );
    if (without === rest || (isPaint(theme) && isOwned(rest, theme, spec))) continue;
    themes.push(theme);
    rest = without;
  }
  return { themes, rest };
}

/**
 * Whether words have a meaning without any look.
 * "make it look evil" is a face, "turn it navy" a colour, and "turn it into a robot" another creature.
 */
function isPlain(phrase: string, word: string, theme: NamedLook, spec: MascotSpec): boolean {
  const { wishes, unknown } = readInstruction(phrase, spec);
  const costume =
    /\b(?:as|like|dress|outfit|costume|look|suit)\b/i.test(phrase) ||
    theme.paint?.kind !== 'to' ||
    theme.paint.on === 'coat';
  return (
    (wishes.length > 0 && unknown.length === 0 && wishes.every((wish) => wish.do !== 'become' || !costume)) ||
    (!costume && SUBJECT_WORDS.has(word.toLowerCase()))
  );
}

const isPaint = (theme: NamedLook): boolean => !theme.wears?.length;

/**
 * Whether the colour word of a look belongs to the noun after it, as in "a golden crown" or "dark ears", or to a pair
 * of colours.
 */
function isOwned(text: string, theme: NamedLook, spec: MascotSpec): boolean {
  const pair = new RegExp(
    `(\\p{L}+)\\s+(?:and|&)\\s+(?:${theme.words})\\b|\\b(?:${theme.words})\\s+(?:and|&)\\s+(\\p{L}+)`,
    'iu',
  ).exec(text);
  if (pair && colorsIn(pair[1] ?? pair[2] ?? '').length > 0) return true;
  const at = new RegExp(`\\b(?:${theme.words})\\b\\s+(\\p{L}+(?:\\s+\\p{L}+)?)`, 'iu').exec(text)?.[1];
  if (!at) return false;
  const [first = ''] = at.toLowerCase().split(/\s+/);
  return (
    nounsOf(tokensOf(at)).some(({ at: place, kind }) => place === 0 && kind !== 'subject') ||
    spec.parts.some(({ id }) => id === first.replace(/s$/, ''))
  );
}
