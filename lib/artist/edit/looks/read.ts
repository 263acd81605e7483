import type { MascotSpec } from '@/lib/core/spec/schema';
import { withoutEnd } from '@/lib/core/text';
import type { Wear } from '../../words/brief';
import { colorsOf, nounsOf } from '../../words/attach';
import { THEMES as PROFESSIONS, wearing, type GarmentId } from '../../words/outfits';
import { placeOf } from '../../words/places';
import { SUBJECT_WORDS } from '../../words/subjects';
import { tokensOf } from '../../words/tokens';
import { withArticle } from '../../say';
import type { Region } from '../targets/regions';
import type { Target } from '../targets/target';
import type { Wish } from '../wish';
import { readInstruction, type Instruction } from '../words/read';
import { THEMES, type Theme } from './themes';

/**
 * An instruction with its looks: all wishes in the order they are carried out, the looks themselves, and what they and
 * the words put on.
 */
export interface Reading extends Instruction {
  themes: Theme[];
  wear: Wear[];
}

/**
 * Where a look may be named: anywhere in the words, as a variant's may, or in a clause of its own, so that an edit's
 * "magic wand" is no wizard.
 */
export type Looks = 'anywhere' | 'clauses';

const BEFORE =
  String.raw`(?:\b(?:turn|make|dress|draw|show|put|give|transform|change|let)\b\s+(?:(?:it|him|her|them|us|me|` +
  String.raw`(?:the|my|our)\s+\w+)\b\s*)?)?(?:\b(?:up|be|look|wear|wearing|dressed|ready|as|like|into|to|in|for|` +
  String.raw`with|a|an|the|its|his|her|our|my|it|little|nice|cute|real|proper|great|cool)\b\s*)*`;
const AFTER =
  String.raw`(?:\s*(?:version|look|edition|variant|outfit|costume|themed?|style|gear|clothes|clothing|season|` +
  String.raw`special|inspired|ready|suit|uniform|attire|one|day|time|vibes?|party|holiday)\b)*`;
const TEAM = new RegExp(
  String.raw`\b(?:in|with|wearing|wear)?\s*(?:(?:the|our|my|its|their|his|her)\s+)?(?:team|club|brand|school|` +
    String.raw`company|national|house)\s+(?:colou?rs?|kit|jersey)\s*(?:of\s+)?[:,(]?\s*((?:(?:dark|light|bright|` +
    String.raw`pale|deep)\s+)?[#\p{L}\d]+(?:\s*(?:,|and|&|\+|/|und|et|y)\s*(?:(?:dark|light|bright|pale|` +
    String.raw`deep)\s+)?[#\p{L}\d]+)*)\)?`,
  'iu',
);
/** Words that hold a sentence together and ask for nothing. */
const GLUE = new RegExp(
  '^(?:as|a|an|the|in|with|and|for|of|its|it|to|please|version|look|edition|variant|outfit|costume|' +
    'style|dress|dressed|make|turn|into|like|up|also|but|be|give|draw|mascot|wearing|holding|' +
    'colou?rs?)$',
  'i',
);
/** The ends of a clause that is a look and nothing else. */
const ALONE = {
  from: String.raw`(?<=^\s*|[,.;!?]\s*|\b(?:and|then|but|please|more|also|him|her|it|them)\s+)`,
  to: String.raw`(?=\s*(?:$|[,.;!?\n]|(?:and|with|but|plus|please|in|wearing|holding|then)\b))`,
};

/** Professions that the prompt reader knows and no look stands for. */
const TRADES: readonly Theme[] = Object.entries(PROFESSIONS).map(([word, { title, brings }]) => ({
  title: `as ${withArticle(title)}`,
  words: word,
  wears: brings,
}));
/**
 * Every look with what its words are found by: few are named at all, so the long pattern around them is made for those
 * alone.
 */
const LOOKS = [...THEMES, ...TRADES].map((theme) => ({ theme, named: new RegExp(`\\b(?:${theme.words})s?\\b`, 'iu') }));

/** Reads an instruction for a mascot with the looks that it names: "as a pirate", "winter look", "for Halloween". */
export function readWishes(instruction: string, spec: MascotSpec, looks: Looks): Reading {
  const team: string[] = [];
  const plain = ` ${instruction} `.replace(TEAM, (whole, list: string) => {
    const colors = colorsIn(list);
    team.push(...colors);
    return colors.length ? ' , ' : whole;
  });
  const { themes, rest } = looksIn(plain, spec, looks);
  if (themes.length === 0 && team.length === 0) return { themes, ...worn(readInstruction(instruction, spec)) };
  const paints = colorsIn(rest);
  const plainColors =
    themes.some(({ wears }) => wears?.length) &&
    paints.length > 0 &&
    tokensOf(rest).every(
      ({ word }) =>
        /^[,.;:!?]$/.test(word) ||
        GLUE.test(word) ||
        colorsIn(word).length > 0 ||
        /^(dark|light|bright|pale|deep)$/.test(word),
    );
  const read = plainColors || !rest.trim() ? { wishes: [], unknown: [] } : readInstruction(tidied(rest), spec);
  const named = worn(read).wear;
  const wear = together([...named, ...teamWear(team)], themes, plainColors ? paints : []);
  return {
    themes,
    wear,
    wishes: inOrder(
      themes,
      wear,
      named.map(({ item }) => item),
      read.wishes.filter((wish) => wish.do !== 'wear' && wish.do !== 'exchange'),
    ),
    unknown: read.unknown.filter((words) => !words.split(/\s+/).every((word) => GLUE.test(word))),
  };
}

const worn = (read: Instruction): Instruction & { wear: Wear[] } => ({
  ...read,
  wear: read.wishes.flatMap((wish) => (wish.do === 'wear' ? wish.items : wish.do === 'exchange' ? [wish.to] : [])),
});

/** The looks that a text names, and the text without them. */
function looksIn(text: string, spec: MascotSpec, looks: Looks): { themes: Theme[]; rest: string } {
  const themes: Theme[] = [];
  let rest = text;
  for (const { theme, named } of LOOKS) {
    if (!named.test(rest)) continue;
    const pattern = new RegExp(
      `${looks === 'clauses' ? ALONE.from : ''}${BEFORE}\\b(${theme.words})s?\\b${AFTER}` +
        `${looks === 'clauses' ? ALONE.to : ''}`,
      'giu',
    );
    const without = rest.replace(pattern, (phrase: string, word: string) =>
      looks === 'clauses' && isPlain(phrase, word, theme, spec) ? phrase : ' , ',
    );
    if (without === rest || (isPaint(theme) && isOwned(rest, theme, spec))) continue;
    themes.push(theme);
    rest = without;
  }
  return { themes, rest };
}

/**
 * Whether words mean what they say without any look: "make it look evil" is a face, "turn it navy" a colour, and "turn
 * it into a robot" another creature.
 */
function isPlain(phrase: string, word: string, theme: Theme, spec: MascotSpec): boolean {
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

const regionOf = (region: Region): Target => ({ nouns: [{ kind: 'region', region, side: null }], except: [] });

/**
 * Colours and patterns come first: clothes are chosen to stand out from them. A look's face comes last, unless the
 * words ask for one of their own.
 */
function inOrder(
  themes: readonly Theme[],
  wear: readonly Wear[],
  named: readonly GarmentId[],
  asked: readonly Wish[],
): Wish[] {
  const painted = themes.flatMap(({ paint, pattern, title: words }): Wish[] => [
    ...(paint
      ? [
          {
            do: 'color' as const,
            target: regionOf(paint.on ?? 'everything'),
            change: paint,
            words,
            unasked: true as const,
          },
        ]
      : []),
    ...(pattern
      ? [
          {
            do: 'pattern' as const,
            kind: pattern,
            target: regionOf('body'),
            color: null,
            words,
            unasked: true as const,
          },
        ]
      : []),
  ]);
  const titles = themes.flatMap(({ wears, title }) =>
    wears?.length && /^(as|for|formally)\b/.test(title) ? [title] : [],
  );
  const feeling = asked.some((wish) => wish.do === 'express')
    ? undefined
    : themes.find((theme) => theme.feeling)?.feeling;
  return [
    ...painted,
    ...(wear.length > 0
      ? [{ do: 'wear' as const, items: [...wear], look: { titles, named }, words: titles.join(', ') || 'team colours' }]
      : []),
    ...asked,
    ...(feeling ? [{ do: 'express' as const, feeling, words: feeling, unasked: true as const }] : []),
  ];
}

/** A text without what only joins it to others. */
function tidied(text: string): string {
  let words = withoutEnd(text.replace(/\s+/g, ' ').replace(/^(?:\s|,|and\b|but\b)+/i, ''), ' ,');
  while (/\band$/i.test(words.slice(-4))) words = withoutEnd(words.slice(0, -3), ' ,');
  return words;
}

const isPaint = (theme: Theme): boolean => !theme.wears?.length;

/**
 * "A golden crown" is a crown in gold, "dark ears" are ears: a colour that stands before a thing is that thing's; one
 * of a pair of colours is no look either.
 */
function isOwned(text: string, theme: Theme, spec: MascotSpec): boolean {
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

const colorsIn = (text: string): string[] => {
  const tokens = tokensOf(text);
  return colorsOf(tokens, nounsOf(tokens))
    .filter(({ noun }) => noun?.kind !== 'region')
    .map(({ color }) => color);
};

function teamWear([first, second]: readonly string[]): Wear[] {
  if (!first) return [];
  return [
    { item: 'shirt', color: first },
    { item: 'scarf', color: second ?? first },
    { item: 'headband', color: second ?? first },
  ];
}

/**
 * One thing at a place: what was named first, then what each look brings; colours that were said for the whole outfit
 * go round it.
 */
function together(named: readonly Wear[], themes: readonly Theme[], colors: readonly string[]): Wear[] {
  const worn = new Map<string, Wear>(named.map((wear) => [placeOf(wear.item), wear]));
  let next = 0;
  for (const entry of themes.flatMap(({ wears = [] }) => wears)) {
    const { item, color: own } = wearing(entry);
    if (worn.has(placeOf(item))) continue;
    const color = colors.length > 0 && placeOf(item) !== 'held' ? (colors[next++ % colors.length] ?? own) : own;
    worn.set(placeOf(item), { item, color });
  }
  return [...worn.values()];
}
