import { isMarkLetters } from '@/lib/core/sheet/mark';
import type { MarkShape } from '@/lib/core/sheet/vocabulary';
import { colorValue } from './color-value';
import type { Wear } from './garment-ids';
import { placeOf, type WornPlace } from './places';
import type { PromptNoun } from './prompt-noun';
import { entryWord, type Token, wordAt } from './tokens';

/** Words for the marks that are printed on an item. */
const WORDS: Readonly<Record<MarkShape, string>> = {
  heart: 'heart herz corazon coeur cuore coracao',
  star: 'star stern estrella etoile stella estrela',
  moon: 'moon crescent mond luna lune lua',
  bolt: 'bolt lightning lightning_bolt thunderbolt blitz rayo eclair fulmine raio',
  flower: 'flower daisy blume flor fleur fiore',
  drop: 'drop droplet tropfen gota goutte goccia',
  cross: 'cross plus kreuz cruz croix croce red_cross white_cross',
  diamond: 'diamond rhombus rombo losange',
  circle: 'circle kreis circulo cercle cerchio',
  check: 'check checkmark tick check_mark',
  smiley: 'smiley smiley_face smile_face happy_face smiling_face',
  paw: 'paw paw_print pawprint pfotenabdruck',
  leaf: 'leaf maple_leaf blatt hoja feuille foglia folha',
  crown: 'crown krone corona couronne coroa',
  anchor: 'anchor anker ancla ancre ancora',
};

const BY_WORD: ReadonlyMap<string, MarkShape> = new Map(
  (Object.entries(WORDS) as [MarkShape, string][]).flatMap(([mark, words]) =>
    words.split(' ').map((word) => [entryWord(word), mark] as const),
  ),
);

const SIGN_WORDS: ReadonlySet<string> = new Set(
  'letter number no digit initial buchstabe zahl nummer letra numero lettre lettera'.split(' '),
);

/** Places whose items have a surface for a mark. */
const SURFACES: ReadonlySet<WornPlace> = new Set<WornPlace>([
  'trunk',
  'chest',
  'shoulders',
  'head',
  'held',
  'held_too',
]);

/** Words between an item and its mark: "a shield with a big golden star", "a cap that says M". */
const LINKS: ReadonlySet<string> = new Set(
  'with bearing featuring showing saying says reading reads mit con avec'.split(' '),
);
const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the our your my big small little large bold huge golden simple single cute its his her their one that ' +
    'ein eine einem un una une'
  ).split(' '),
);
const REACH = 5;

/** Words between a mark and the item that it is on: "a star logo on the front of his shield". */
const ON_FILLERS: ReadonlySet<string> = new Set(
  'on onto logo emblem symbol sign print printed icon badge painted front of the its his her their a an'.split(' '),
);

/** Words after a mark that say that the item after them bears it: "a star on its shield", "a star-patterned robe". */
const PRINTED_ON: ReadonlySet<string> = new Set(['on', 'onto', 'patterned', 'print', 'printed', 'covered', 'motif']);

/** A mark in a prompt with the position and the number of its words. */
interface FoundMark {
  shape: string;
  at: number;
  length: number;
}

/** The mark whose words begin at a position; null if there is none. */
function markAt(tokens: readonly Token[], at: number): FoundMark | null {
  const { word = '', text = '' } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const sign = SIGN_WORDS.has(word) ? (next?.text.toLowerCase() ?? '') : '';
  if (isMarkLetters(sign)) return { shape: sign, at, length: 2 };
  if (/^[B-HJ-Z]$/.test(text) || /^\d{1,2}$/.test(text)) return { shape: text.toLowerCase(), at, length: 1 };
  const pair = BY_WORD.get(`${word}_${next?.word ?? ''}`);
  if (pair) return { shape: pair, at, length: 2 };
  const single = BY_WORD.get(word);
  return single ? { shape: single, at, length: 1 } : null;
}

type Item = Extract<PromptNoun, { kind: 'garment' }>;

/** Whether something can be printed on an item. */
const hasSurface = (noun: PromptNoun): noun is Item => noun.kind === 'garment' && SURFACES.has(placeOf(noun.item));

/** The item before a mark: "a cap with the letter M", "jersey number 10". */
function itemBefore(tokens: readonly Token[], { shape, at }: FoundMark, nouns: readonly PromptNoun[]): Item | null {
  let linked = false;
  for (let end = at; end > Math.max(0, at - REACH); end -= 1) {
    const item = nouns.find((noun) => noun.at + noun.length === end);
    if (item && item.at + item.length <= at)
      return hasSurface(item) && (linked || (end === at && /^\d/.test(shape))) ? item : null;
    const word = wordAt(tokens, end - 1);
    if (LINKS.has(word)) linked = true;
    else if (!FILLERS.has(word) && colorValue(word) === null) return null;
  }
  return null;
}

/** The item after a mark: "a star on its shield", "a star-patterned robe". */
function itemAfter(tokens: readonly Token[], { at, length }: FoundMark, nouns: readonly PromptNoun[]): Item | null {
  let isOn = false;
  for (let next = at + length; next <= at + length + REACH; next += 1) {
    const item = nouns.find((noun) => noun.at === next);
    if (item) return isOn && hasSurface(item) ? item : null;
    const word = wordAt(tokens, next);
    if (PRINTED_ON.has(word)) isOn = true;
    else if (!ON_FILLERS.has(word) && colorValue(word) === null) return null;
  }
  return null;
}

/** What is printed on an item, and the positions of the words for it and its colour. */
export interface PrintedMark {
  item: Item;
  mark: NonNullable<Wear['mark']>;
  places: number[];
}

/** The marks that a prompt prints on items. */
export function marksOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): PrintedMark[] {
  return [...tokens.keys()].flatMap((at) => {
    const found = markAt(tokens, at);
    if (!found) return [];
    const others = nouns.filter((noun) => noun.at < at || noun.at >= at + found.length);
    const item = itemBefore(tokens, found, others) ?? itemAfter(tokens, found, others);
    if (!item) return [];
    const colored = [at - 1, at - 2].find((before) => colorValue(wordAt(tokens, before)) !== null) ?? -1;
    const color = colorValue(wordAt(tokens, colored));
    const isOwnColor = color !== null && !(item.at < at && item.at + item.length > at - 2);
    return [
      {
        item,
        mark: { shape: found.shape, color: isOwnColor ? color : null },
        places: [
          ...Array.from({ length: found.length }, (_, index) => at + index),
          ...(isOwnColor ? [colored] : []),
          ...[...tokens.keys()].slice(at, item.at).filter((place) => PRINTED_ON.has(wordAt(tokens, place))),
        ],
      },
    ];
  });
}

/** The positions of the words for marks. */
export const printed = (marks: readonly PrintedMark[]): number[] => marks.flatMap(({ places }) => places);
