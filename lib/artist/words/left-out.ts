import type { Wear } from './garment-ids';
import type { PromptNoun } from './nouns-and-colors';
import type { Token } from './tokens';

/** The words of garments and props that the prompt names and nothing wears or holds, as their place was taken. */
export function withoutPlace(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  wear: readonly Wear[],
  isRefused: (noun: PromptNoun) => boolean,
): string[] {
  const worn = new Set<string>(wear.map(({ item }) => item));
  const lost = nouns.filter((noun) => noun.kind === 'garment' && !worn.has(noun.item) && !isRefused(noun));
  const words = lost.map(({ at, length }) => tokens.slice(at, at + length).map(({ text }) => text.toLowerCase()));
  return [...new Set(words.map((each) => each.join(' ')))];
}
