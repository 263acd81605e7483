import type { MascotSpec } from '@/lib/core/spec/schema';
import { withoutEnd } from '@/lib/core/text';
import type { Wear } from '../../words/garment-ids';
import { tokensOf } from '../../words/tokens';
import { emblemIn } from '../words/emblem-in';
import { readInstruction, type Instruction } from '../words/read';
import { swapIn } from '../words/swap-in';
import type { NamedLook } from './look';
import { type Looks, looksIn } from './looks-in';
import { inOrder } from './wishes';
import { colorsIn } from './colors-in';
import { teamWear, combinedWear } from './wear';

/**
 * An instruction that was read with its looks: the requested changes in order of application, the looks, and everything
 * to put on.
 */
export interface LookReading extends Instruction {
  themes: NamedLook[];
  wear: Wear[];
}
/** Matches the colours of a team in text without repeated spaces: "in our team colours: red, dark blue and white". */
const TEAM = new RegExp(
  String.raw`(?:\b(?:in|with|wearing|wear)\s)?(?:\b(?:the|our|my|its|their|his|her)\s)?\b(?:team|club|brand|school|` +
    String.raw`company|national|house)\s(?:colou?rs?|kit|jersey)\s?(?:of\s)?[:,(]?\s?((?:(?:dark|light|bright|` +
    String.raw`pale|deep)\s)?[#\p{L}\d]{1,32}(?:(?:\s?[,&+/]\s?|\s(?:and|und|et|y)\s)(?:(?:dark|light|bright|pale|` +
    String.raw`deep)\s)?[#\p{L}\d]{1,32}){0,8})\)?`,
  'iu',
);
/** Function words that carry no request. */
const FUNCTION_WORDS = new RegExp(
  '^(?:as|a|an|the|in|with|and|for|of|its|it|to|please|version|look|edition|variant|outfit|costume|' +
    'style|dress|dressed|make|turn|into|like|up|also|but|be|give|draw|mascot|wearing|holding|' +
    'colou?rs?)$',
  'i',
);

/**
 * Reads an instruction for a mascot, including the looks that it names: "as a pirate", "winter look", "for Halloween".
 */
export function readWishes(instruction: string, spec: MascotSpec, looks: Looks): LookReading {
  const text = instruction.replace(/[^\S\n]+/g, ' ');
  const asked = [emblemIn(text), swapIn(text)].flatMap((request) => request ?? []);
  if (asked.length === 0) return readLooks(instruction, spec, looks);
  const rest = asked.reduce((left, { words }) => left.replace(words, () => ' , '), text);
  const read = readLooks(rest, spec, looks);
  return { ...read, wishes: [...asked.map(({ wish }) => wish), ...read.wishes] };
}

function readLooks(instruction: string, spec: MascotSpec, looks: Looks): LookReading {
  const team: string[] = [];
  const plain = ` ${instruction.replace(/[^\S\n]+/g, ' ')} `.replace(TEAM, (whole, list: string) => {
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
        FUNCTION_WORDS.test(word) ||
        colorsIn(word).length > 0 ||
        /^(dark|light|bright|pale|deep)$/.test(word),
    );
  const read = plainColors || !rest.trim() ? { wishes: [], unknown: [] } : readInstruction(tidied(rest), spec);
  const named = worn(read).wear;
  const wear = combinedWear([...named, ...teamWear(team)], themes, plainColors ? paints : []);
  return {
    themes,
    wear,
    wishes: inOrder(
      themes,
      wear,
      named.map(({ item }) => item),
      read.wishes.filter((wish) => wish.do !== 'wear' && wish.do !== 'exchange'),
    ),
    unknown: read.unknown.filter((words) => !words.split(/\s+/).every((word) => FUNCTION_WORDS.test(word))),
  };
}

/** An instruction together with the items that it puts on. */
const worn = (read: Instruction): Instruction & { wear: Wear[] } => ({
  ...read,
  wear: read.wishes.flatMap((wish) => (wish.do === 'wear' ? wish.items : wish.do === 'exchange' ? [wish.to] : [])),
});

/** A text without the conjunctions and fillers at its ends. */
function tidied(text: string): string {
  let words = withoutEnd(text.replace(/\s+/g, ' ').replace(/^(?:\s|,|and\b|but\b)+/i, ''), ' ,');
  while (/\band$/i.test(words.slice(-4))) words = withoutEnd(words.slice(0, -3), ' ,');
  return words;
}
