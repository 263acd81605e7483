import type { Wear } from './garment-ids';
import type { PromptNoun } from './prompt-noun';
import type { Token } from './tokens';

/** The words for items that the prompt names but that are not drawn, because another item takes their place. */
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
