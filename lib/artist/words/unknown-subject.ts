import type { Token } from './tokens';

const ARTICLE = /^(?:a|an|the|one|some)$/;

/** Words after which comes what is beside the subject, around it, or whose mascot it is. */
const LEADS_AWAY = new Set(
  (
    'for of about in at on by from with near under behind beside over into onto like as to and or our my your ' +
    'their his her its ' +
    'holding carrying wearing eating drinking riding loves love loving likes reading playing throwing selling ' +
    'baking making fixing'
  ).split(' '),
);

/** Words that a topic stands before: "a bakery mascot" is no bakery. */
const CARRIES_TOPIC = new Set(
  (
    'mascot character creature logo brand company app team club shop store startup business agency service ' +
    'platform tool product ' +
    'website site event party school game project group channel'
  ).split(' '),
);

const isWord = (token: Token | undefined): token is Token => token !== undefined && /\p{L}/u.test(token.text);

/**
 * Whether the word at a place is what a prompt is about: it opens the prompt or follows an article, adjectives between.
 */
export function isSubjectAt(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!isWord(token)) return true;
    if (LEADS_AWAY.has(token.word)) return false;
    if (ARTICLE.test(token.word)) return !LEADS_AWAY.has(tokens[index - 1]?.word ?? '');
  }
  return true;
}

/** Whether an article introduces the noun at a place, adjectives between: "a small ear", not "with small ears". */
export function isCalledFor(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!isWord(token) || LEADS_AWAY.has(token.word)) return false;
    if (ARTICLE.test(token.word)) return isSubjectAt(tokens, at);
  }
  return false;
}

/**
 * The unknown word that a prompt asks to have drawn, as it was written; null where its unknown words are about
 * something else.
 */
export function unknownSubject(
  tokens: readonly Token[],
  isUnknown: (token: Token | undefined) => boolean,
): string | null {
  const at = tokens.findIndex(
    (token, index) => isUnknown(token) && !isUnknown(tokens[index + 1]) && isSubjectAt(tokens, index),
  );
  return at < 0 || CARRIES_TOPIC.has(tokens[at + 1]?.word ?? '') ? null : (tokens[at]?.text.toLowerCase() ?? null);
}
