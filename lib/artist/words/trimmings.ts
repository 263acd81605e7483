import type { PromptNoun } from './nouns-and-colors';
import type { Token } from './tokens';

/** Decorations of clothes. After a garment and "with" they are not items of their own. */
const TRIMMINGS: ReadonlySet<string> = new Set(
  'star heart flower ribbon bow dot spot stripe leaf moon feather button pocket anchor patch'.split(' '),
);

/** The largest number of adjectives between "with" and a decoration: "with little golden stars". */
const ADJECTIVE_REACH = 3;

/** The garment that a noun decorates, as in "a hat with golden stars"; null if none. */
export function trimmedBy(
  tokens: readonly Token[],
  noun: PromptNoun,
  nouns: readonly PromptNoun[],
): Extract<PromptNoun, { kind: 'garment' }> | null {
  if (noun.kind === 'subject' || !TRIMMINGS.has(tokens[noun.at]?.word ?? '')) return null;
  for (let at = noun.at - 1; at >= Math.max(0, noun.at - 1 - ADJECTIVE_REACH); at -= 1) {
    if (!/\p{L}/u.test(tokens[at]?.word ?? '') || nouns.some((other) => other.at === at)) return null;
    if (tokens[at]?.word !== 'with') continue;
    const trimmed = nouns.find((other) => other.at + other.length === at);
    return trimmed?.kind === 'garment' ? trimmed : null;
  }
  return null;
}
