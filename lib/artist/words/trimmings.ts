import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** Decorations of clothes. After a garment and "with" they are not items of their own. */
const TRIMMINGS: ReadonlySet<string> = new Set(
  (
    'star heart flower ribbon bow dot spot stripe leaf moon feather button pocket anchor patch bell tag trim ' +
    'snowflake'
  ).split(' '),
);

/** The largest number of adjectives between "with" and a decoration: "with little golden stars". */
const ADJECTIVE_REACH = 3;

/** The largest distance from a decoration to the garment that it is on: "a bell on a bright blue collar". */
const ON_REACH = 5;

/** Whether a decoration is on the thing that is named after it. */
const isOn = (tokens: readonly Token[], { at, length }: PromptNoun): boolean =>
  tokens[at + length]?.word === 'on' && /^(?:an?|the|its|his|her|their)$/.test(wordAt(tokens, at + length + 1));

/** The garment that a noun decorates, as in "a hat with golden stars"; null if none. */
export function trimmedBy(
  tokens: readonly Token[],
  noun: PromptNoun,
  nouns: readonly PromptNoun[],
): Extract<PromptNoun, { kind: 'garment' }> | null {
  const trimmed = decoratedBy(tokens, noun, nouns);
  return trimmed?.kind === 'garment' ? trimmed : null;
}

/** Whether a noun only decorates a garment or the antennae: "antennas with hearts". */
export function isTrimming(tokens: readonly Token[], noun: PromptNoun, nouns: readonly PromptNoun[]): boolean {
  const trimmed = decoratedBy(tokens, noun, nouns);
  return trimmed?.kind === 'garment' || (trimmed?.kind === 'region' && trimmed.region === 'horns');
}

/** The noun that a decoration is on. */
function decoratedBy(tokens: readonly Token[], noun: PromptNoun, nouns: readonly PromptNoun[]): PromptNoun | null {
  if (noun.kind === 'subject' || noun.length > 1 || !TRIMMINGS.has(wordAt(tokens, noun.at))) return null;
  if (isOn(tokens, noun)) {
    const worn = nouns.find(({ kind, at }) => kind === 'garment' && at > noun.at && at <= noun.at + ON_REACH);
    if (worn?.kind === 'garment') return worn;
  }
  for (let at = noun.at - 1; at >= Math.max(0, noun.at - 1 - ADJECTIVE_REACH); at -= 1) {
    // "With moons and stars" has two decorations.
    if (tokens[at]?.word === 'and' && TRIMMINGS.has(wordAt(tokens, at - 1))) at -= 2;
    if (!/\p{L}/u.test(wordAt(tokens, at)) || nouns.some((other) => other.at === at)) return null;
    if (tokens[at]?.word !== 'with') continue;
    return nouns.find((other) => other.at + other.length === at) ?? null;
  }
  return null;
}
