import type { MascotSpec } from '@/lib/core/spec/schema';
import { readInstruction } from '../edit';
import type { Wish } from '../edit/wish';
import type { Wear } from '../words/brief';
import { colorsOf, nounsOf } from '../words/attach';
import { THEMES as PROFESSIONS, wearing, type GarmentId } from '../words/outfits';
import { placeOf } from '../words/places';
import { tokensOf } from '../words/tokens';
import { THEMES, type Theme } from './themes';

/** What a variant is asked to be: looks, clothes in colours of their own, whatever else an edit understands, and the words nothing was made of. */
export interface VariantWish {
  themes: Theme[];
  wear: Wear[];
  /** Of the clothes those that the words name themselves. */
  named: GarmentId[];
  wishes: Wish[];
  unknown: string[];
}

const BEFORE = String.raw`(?:\b(?:turn|make|dress|draw|show|put|give|transform|change|let)\b\s+(?:(?:it|him|her|them|us|me|(?:the|my|our)\s+\w+)\b\s*)?)?(?:\b(?:up|be|look|wear|wearing|dressed|ready|as|like|into|to|in|for|with|a|an|the|its|his|her|our|my|it|little|nice|cute|real|proper|great|cool)\b\s*)*`;
const AFTER = String.raw`(?:\s*(?:version|look|edition|variant|outfit|costume|themed?|style|gear|clothes|clothing|season|special|inspired|ready|suit|uniform|attire|one|day|time|vibes?|party|holiday)\b)*`;
const TEAM = /\b(?:in|with|wearing|wear)?\s*(?:(?:the|our|my|its|their|his|her)\s+)?(?:team|club|brand|school|company|national|house)\s+(?:colou?rs?|kit|jersey)\s*(?:of\s+)?[:,(]?\s*((?:(?:dark|light|bright|pale|deep)\s+)?[#\p{L}\d]+(?:\s*(?:,|and|&|\+|\/|und|et|y)\s*(?:(?:dark|light|bright|pale|deep)\s+)?[#\p{L}\d]+)*)\)?/iu;
/** Words that hold a sentence together and ask for nothing. */
const GLUE = /^(?:as|a|an|the|in|with|and|for|of|its|it|to|please|version|look|edition|variant|outfit|costume|style|dress|dressed|make|turn|into|like|up|also|but|be|give|draw|mascot|wearing|holding|colou?rs?)$/i;

/** Reads what a variant should look like on a mascot. */
export function readVariant(instruction: string, spec: MascotSpec): VariantWish {
  const themes: Theme[] = [];
  const team: string[] = [];
  let rest = ` ${instruction} `.replace(TEAM, (whole, list: string) => {
    const colors = colorsIn(list);
    team.push(...colors);
    return colors.length ? ' , ' : whole;
  });
  for (const theme of [...THEMES, ...professions()]) {
    const pattern = new RegExp(`${BEFORE}\\b(?:${theme.words})s?\\b${AFTER}`, 'gi');
    const without = rest.replace(pattern, ' , ');
    if (without === rest || (isPaint(theme) && isOwned(rest, theme, spec))) continue;
    themes.push(theme);
    rest = without;
  }
  const paints = colorsIn(rest);
  const plainColors = themes.some(({ wears }) => wears?.length) && paints.length > 0 && tokensOf(rest).every(({ word }) => /^[,.;:!?]$/.test(word) || GLUE.test(word) || colorsIn(word).length > 0 || /^(dark|light|bright|pale|deep)$/.test(word));
  const { wishes, unknown } = plainColors || !rest.trim() ? { wishes: [], unknown: [] } : readInstruction(tidied(rest), spec);
  const named = wishes.flatMap((wish) => (wish.do === 'wear' ? wish.items : wish.do === 'exchange' ? [wish.to] : []));
  return {
    themes, wear: together([...named, ...teamWear(team)], themes, plainColors ? paints : []),
    named: named.map(({ item }) => item),
    wishes: wishes.filter((wish) => wish.do !== 'wear' && wish.do !== 'exchange'),
    unknown: unknown.filter((words) => !words.split(/\s+/).every((word) => GLUE.test(word))),
  };
}

const tidied = (text: string): string => text.replace(/\s+/g, ' ').replace(/^(?:\s|,|and\b|but\b)+|(?:\s|,|and\b)+$/gi, '').trim();

const isPaint = (theme: Theme): boolean => !theme.wears?.length;

/** "A golden crown" is a crown in gold, "dark ears" are ears: a colour that stands before a thing is that thing's; one of a pair of colours is no look either. */
function isOwned(text: string, theme: Theme, spec: MascotSpec): boolean {
  const pair = new RegExp(`(\\p{L}+)\\s+(?:and|&)\\s+(?:${theme.words})\\b|\\b(?:${theme.words})\\s+(?:and|&)\\s+(\\p{L}+)`, 'iu').exec(text);
  if (pair && colorsIn(pair[1] ?? pair[2] ?? '').length > 0) return true;
  const at = new RegExp(`\\b(?:${theme.words})\\b\\s+(\\p{L}+(?:\\s+\\p{L}+)?)`, 'iu').exec(text)?.[1];
  if (!at) return false;
  const [first = ''] = at.toLowerCase().split(/\s+/);
  return nounsOf(tokensOf(at)).some(({ at: place, kind }) => place === 0 && kind !== 'subject') || spec.parts.some(({ id }) => id === first.replace(/s$/, ''));
}

const colorsIn = (text: string): string[] => {
  const tokens = tokensOf(text);
  return colorsOf(tokens, nounsOf(tokens)).filter(({ noun }) => noun?.kind !== 'region').map(({ color }) => color);
};

/** Professions that the prompt reader knows and no look stands for. */
const professions = (): Theme[] => Object.entries(PROFESSIONS).map(([word, { title, brings }]) => ({ title: `as ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`, words: word, wears: brings }));

function teamWear([first, second]: readonly string[]): Wear[] {
  if (!first) return [];
  return [{ item: 'shirt', color: first }, { item: 'scarf', color: second ?? first }, { item: 'headband', color: second ?? first }];
}

/** One thing at a place: what was named first, then what each look brings; colours that were said for the whole outfit go round it. */
function together(named: readonly Wear[], themes: readonly Theme[], colors: readonly string[]): Wear[] {
  const worn = new Map<string, Wear>(named.map((wear) => [placeOf(wear.item), wear]));
  let next = 0;
  for (const entry of themes.flatMap(({ wears = [] }) => wears)) {
    const { item, color: own } = wearing(entry);
    if (worn.has(placeOf(item))) continue;
    const color = colors.length > 0 && placeOf(item) !== 'held' ? colors[next++ % colors.length] ?? own : own;
    worn.set(placeOf(item), { item, color });
  }
  return [...worn.values()];
}
