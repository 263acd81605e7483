import { isWish } from './governing';
import { type Token, wordAt } from './tokens';
import { isCalledFor } from './unknown-subject';

// What a client asks for, among all that a brief names.

/** Verbs and phrases of a client after which the wanted subject follows: "we want a croissant". */
const WANTED = /^(?:want|need|maybe|perhaps|design|draw|create|make|imagine|picture)$/;
/** By how much a wanted subject comes before another of its rank. */
const WANTED_RANK = 0.5;

/** Nouns after whose colon the subject follows: "Subject: a padlock". */
const ANNOUNCES = /^(?:mascot|character|subject|idea|concept|proposed|proposal|motif|figure)$/;
/** By how much an announced subject comes before all others. */
const ANNOUNCED_RANK = 2;

/** Words after which the subject is over. */
const GOES_ON = /^(?:with|for|of|in|on|holding|wearing|who|that|which|[.;!?\n])$/;

const isFirst = (between: readonly Token[]): boolean => between.every(({ word }) => !GOES_ON.test(word));

/** Whether the client asks for the noun at a position. "Who wants a cookie" is a wish of the character. */
function isWanted(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.findLastIndex(({ word }, index) => index < at && (WANTED.test(word) || isWish(tokens, index)));
  const isOfClient =
    !/^(?:who|that|which|it|he|she)$/.test(wordAt(tokens, verb - 1)) &&
    !/^(?:her|him|it|them)$/.test(wordAt(tokens, verb + 1));
  return (
    verb >= 0 &&
    isOfClient &&
    isCalledFor(tokens, at) &&
    tokens.slice(verb + 1, at).every(({ word }) => !/^(?:with|for|of)$/.test(word))
  );
}

/** Whether a colon announces the noun at a position: "a composed mascot: an elderly tortoise". */
function isAnnounced(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findLastIndex(({ word }, index) => index < at && word === ':');
  return colon > 0 && ANNOUNCES.test(wordAt(tokens, colon - 1)) && isFirst(tokens.slice(colon + 1, at));
}

/** By how much a subject comes before others because the client asks for it. */
export function wantedRank(tokens: readonly Token[], at: number): number {
  return (isAnnounced(tokens, at) ? ANNOUNCED_RANK : 0) + (isWanted(tokens, at) ? WANTED_RANK : 0);
}
