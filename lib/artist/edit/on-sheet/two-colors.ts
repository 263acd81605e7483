import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { itemPhrase, itemWords } from '../../say';
import { withSecondColors } from '../../sheet/second-colors';
import { colorValue } from '../../words/color-value';
import type { GarmentId } from '../../words/garment-ids';
import { type ColorUse, colorsOf, nounsOf } from '../../words/nouns-and-colors';
import { isPatternAt, patternsOf } from '../../words/patterns';
import { placeOf } from '../../words/places';
import type { PromptNoun } from '../../words/prompt-noun';
import { type Token, wordAt } from '../../words/tokens';
import { type SheetChange, withoutFamily } from './changes';
import { asksNoMore, runsOf } from './clauses';
import { wornAs } from './worn-as';

type Garment = Extract<PromptNoun, { kind: 'garment' }>;

/** Two colours that "and" joins: "red and white", "dark blue and gold". */
type Pair = readonly [first: ColorUse, second: ColorUse];

/** The largest distance between two such colours, which may have a shade: "red and dark green". */
const PAIR_REACH = 3;

/** A colour whose word may also be a thing, such as the "cream" of "navy and cream". */
function plainColor(tokens: readonly Token[], at: number): ColorUse | null {
  const { word = '', text = '' } = tokens[at] ?? {};
  const color = colorValue(word);
  return color === null ? null : { color, words: text, noun: null, at };
}

const pairsOf = (tokens: readonly Token[], uses: readonly ColorUse[]): Pair[] =>
  uses.flatMap((first) => {
    const isJoined = wordAt(tokens, first.at + 1) === 'and';
    const named =
      uses.find(({ at }) => at > first.at && at <= first.at + PAIR_REACH) ?? plainColor(tokens, first.at + 2);
    const second = isJoined ? named : null;
    return second && second.color !== first.color ? [[first, second] as const] : [];
  });

const STRIPED = /^(?:stripy|striped)$/;

/** Words between an item and its colours: "change the scarf to red and white". */
const BETWEEN = /^(?:,|stripy|striped|to|in|into|be|is|are|all|bright|dark|light|pale|colou?rs?)$/;

/** The item that two colours are said of: right after them, or before them. */
function itemOf(tokens: readonly Token[], nouns: readonly PromptNoun[], [first, second]: Pair): Garment | null {
  const garments = nouns.filter((noun): noun is Garment => noun.kind === 'garment' && !isPatternAt(tokens, noun.at));
  let next = second.at + 1;
  if (isPatternAt(tokens, next)) next += 1;
  const ahead = garments.find(({ at }) => at === next);
  if (ahead) return ahead;
  let end = first.at;
  while (BETWEEN.test(wordAt(tokens, end - 1)) || isPatternAt(tokens, end - 1)) end -= 1;
  return garments.find(({ at, length }) => at + length === end) ?? null;
}

/** An item in two colours, put on if it is not worn: "make the scarf red and white", "a blue and green cap". */
export function twoColorChange(
  sheet: CharacterSheet,
  _: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  const nouns = nounsOf(tokens);
  for (const pair of pairsOf(tokens, colorsOf(tokens, nouns))) {
    const [{ at: from, color, words }, second] = pair;
    const noun = itemOf(tokens, nouns, pair);
    if (!noun) continue;
    const item = wornAs(sheet, noun.item, wordAt(tokens, noun.at)) ?? noun.item;
    const [start, end] = [Math.min(noun.at, from - 1), Math.max(noun.at + noun.length - 1, second.at)];
    const taken = new Set([...tokens.keys()].slice(Math.max(0, start), end + 1));
    const runs = runsOf(tokens).filter((run) => run.some((at) => at === noun.at || at === second.at));
    if (!runs.every((run) => asksNoMore(tokens, run, taken))) continue;
    const inBoth = `${words} and ${second.words}`.toLowerCase();
    const isStriped = [...taken].some((at) => STRIPED.test(wordAt(tokens, at)));
    const given = {
      ...sheet.patterns,
      ...patternsOf(tokens, nouns),
      ...(isStriped ? { [item]: 'stripes' as const } : {}),
    };
    const { patterns, palette } = withSecondColors(
      [{ place: item, color: second.color, rank: 0, detail: null }],
      given,
    );
    return {
      sheet: {
        ...sheet,
        wears: withWorn(sheet.wears, item, color),
        patterns,
        palette: { ...withoutFamily(sheet.palette, item), ...palette },
      },
      done: sheet.wears.some((worn) => worn.item === item)
        ? `made the ${itemWords(item)} ${inBoth}`
        : `dressed it in ${itemPhrase(item, inBoth)}`,
      taken,
    };
  }
  return null;
}

/** What is worn with an item in a colour, which takes its place on the body where it is not worn yet. */
function withWorn(wears: CharacterSheet['wears'], item: GarmentId, color: string): CharacterSheet['wears'] {
  if (wears.some((worn) => worn.item === item))
    return wears.map((worn) => (worn.item === item ? { ...worn, color } : worn));
  const kept = wears.filter((worn) => placeOf(worn.item as GarmentId) !== placeOf(item));
  return [...kept, { item, color }];
}
