import { type Token, wordAt } from './tokens';

const ARTICLE = /^(?:a|an|the|one|some)$/;

/** Words after which a noun is not the subject: it is beside it, around it, held, or a client. */
const LEADS_AWAY = new Set(
  (
    'for of about in at on by from with near under behind beside over into onto like as to and or our my your ' +
    'their his her its ' +
    'holding carrying wearing eating drinking riding loves love loving likes reading playing throwing selling ' +
    'baking making fixing'
  ).split(' '),
);

/** Nouns that a topic modifies: "a bakery mascot" is not a bakery. */
const CARRIES_TOPIC = new Set(
  (
    'mascot character creature logo brand company app team club shop store startup business agency service ' +
    'platform tool product ' +
    'website site event party school game project group channel stand stall truck kiosk'
  ).split(' '),
);

/** Whether the noun at a position only says what an organisation or a mascot is about: "a falafel stand". */
export const isTopicAt = (tokens: readonly Token[], at: number): boolean => CARRIES_TOPIC.has(wordAt(tokens, at + 1));

const isWord = (token: Token | undefined): token is Token => token !== undefined && /\p{L}/u.test(token.text);

/**
 * Whether the word at a position can be the subject: it begins the prompt or follows an article, with adjectives
 * between.
 */
export function isSubjectAt(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!isWord(token)) return true;
    if (LEADS_AWAY.has(token.word)) return false;
    if (ARTICLE.test(token.word)) return !LEADS_AWAY.has(wordAt(tokens, index - 1));
  }
  return true;
}

/**
 * Whether an article introduces the noun at a position, with adjectives between: "a small ear", not "with small ears".
 */
export function isCalledFor(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!isWord(token) || LEADS_AWAY.has(token.word)) return false;
    if (ARTICLE.test(token.word)) return isSubjectAt(tokens, at);
  }
  return false;
}

/**
 * The unknown word that is the subject of a prompt, in the user's spelling; null if the unknown words are not the
 * subject.
 */
export function unknownSubject(
  tokens: readonly Token[],
  isUnknown: (token: Token | undefined) => boolean,
): string | null {
  const at = tokens.findIndex(
    (token, index) => isUnknown(token) && !isUnknown(tokens[index + 1]) && isSubjectAt(tokens, index),
  );
  return at < 0 || isTopicAt(tokens, at) ? null : (tokens[at]?.text.toLowerCase() ?? null);
}
