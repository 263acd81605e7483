import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { ColorRegion, Pattern } from '@/lib/core/sheet/vocabulary';
import { RAINBOW } from '../../pen/patterns';
import { itemWords, listed } from '../../say';
import { nounsOf } from '../../words/nouns-and-colors';
import { isPatternAt, patternsOf } from '../../words/patterns';
import type { Token } from '../../words/tokens';
import type { SheetChange } from './changes';
import { asksNoMore, runsOf } from './clauses';

/** The titles of the patterns that only a sheet can express. */
const TITLES = {
  rainbow: 'all colours of the rainbow',
  gradient: 'a gradient',
  plaid: 'a plaid',
  checks: 'checks',
  flowers: 'a pattern of flowers',
} as const;

/** A pattern of clothes, hair or tail, such as "make the shirt tie dye", if a clause asks for nothing else. */
export function patternChange(sheet: CharacterSheet, _: CharacterTraits, tokens: readonly Token[]): SheetChange | null {
  return itemPattern(sheet, tokens) ?? rainbowRegions(sheet, tokens);
}

function itemPattern(sheet: CharacterSheet, tokens: readonly Token[]): SheetChange | null {
  const places = [...tokens.keys()].filter((at) => isPatternAt(tokens, at));
  const nouns = nounsOf(tokens).filter(({ at }) => !places.includes(at));
  for (const noun of nouns) {
    if (noun.kind !== 'garment' || !sheet.wears.some(({ item }) => item === noun.item)) continue;
    const run = runsOf(tokens).find((each) => each.includes(noun.at)) ?? [];
    const pattern = patternAround(tokens, run, noun.item);
    if (pattern === undefined || pattern === 'stripes' || pattern === 'spots') continue;
    const taken = new Set(run.filter((at) => places.includes(at) || (at >= noun.at && at < noun.at + noun.length)));
    if (!asksNoMore(tokens, run, taken)) continue;
    return {
      sheet: { ...sheet, patterns: { ...sheet.patterns, [noun.item]: pattern } },
      done: `gave the ${itemWords(noun.item)} ${TITLES[pattern]}`,
      taken,
    };
  }
  return null;
}

/** The pattern that a clause names for an item, before or after it: "a rainbow shirt", "make the shirt rainbow". */
function patternAround(tokens: readonly Token[], run: readonly number[], item: string): Pattern | undefined {
  const words = run.map((at) => tokens[at] as Token);
  const own: Readonly<Record<string, Pattern | undefined>> = patternsOf(words, nounsOf(words));
  return own[item] ?? own['body'];
}

/** Regions that show a rainbow by themselves. */
const BANDED: ReadonlySet<string> = new Set<ColorRegion>(['hair', 'tail', 'wings']);

/** A rainbow for hair, tail or wings: "rainbow mane and tail". */
function rainbowRegions(sheet: CharacterSheet, tokens: readonly Token[]): SheetChange | null {
  const rainbow = tokens.findIndex(({ word }) => word === 'rainbow');
  if (rainbow < 0) return null;
  const named = nounsOf(tokens).flatMap((noun) =>
    noun.kind === 'region' && BANDED.has(noun.region) ? [{ ...noun, region: noun.region }] : [],
  );
  const taken = new Set([rainbow, ...named.map(({ at }) => at)]);
  const runs = runsOf(tokens).filter((run) => run.some((at) => taken.has(at)));
  if (named.length === 0 || !runs.every((run) => asksNoMore(tokens, run, taken))) return null;
  const base = Object.fromEntries(named.map(({ region }) => [region, sheet.colors[region] ?? RAINBOW['rainbow_red']]));
  return {
    sheet: {
      ...sheet,
      colors: { ...sheet.colors, ...base },
      patterns: { ...sheet.patterns, ...Object.fromEntries(named.map(({ region }) => [region, 'rainbow' as const])) },
    },
    done: `gave the ${listed(named.map(({ at }) => tokens[at]?.text.toLowerCase() ?? ''))} ${TITLES.rainbow}`,
    taken,
  };
}
