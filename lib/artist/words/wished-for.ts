import type { PromptNoun } from './prompt-noun';
import type { Token } from './tokens';
import { isCalledFor, unknownSubject } from './unknown-subject';

/** What a prompt without a known subject asks for, in the user's words; null if it names nothing. */
export function wishedFor(
  tokens: readonly Token[],
  nouns: readonly PromptNoun[],
  isUnknown: (token: Token | undefined) => boolean,
): string | null {
  // A word right before an item describes it: "ripped jeans".
  const describing = new Set(nouns.flatMap(({ kind, at }) => (kind === 'garment' ? [tokens[at - 1]] : [])));
  const unknown = unknownSubject(tokens, (token) => isUnknown(token) && !describing.has(token));
  const noun = nouns.find(({ kind, at }) => kind !== 'subject' && isCalledFor(tokens, at));
  if (unknown !== null || !noun) return unknown;
  const words = tokens.slice(noun.at, noun.at + noun.length).map(({ text }) => text);
  return words.join(' ').toLowerCase();
}
