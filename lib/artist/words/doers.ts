import { MOODS } from './face';
import { BESIDE, HOLDING, linkOf } from './governing';
import { isPoseWord } from './poses';
import { isCreature } from './subjects';
import { type Token, wordAt } from './tokens';

// Who does what in a prompt: which noun is the character, and which one accompanies it.

/**
 * Whether the creature at a position does what the participle before it says to the thing before that: "a bassoon
 * playing flamingo".
 */
export function isDoerAt(tokens: readonly Token[], at: number): boolean {
  const [thing, verb] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  if (!HOLDING.test(verb) || !verb.endsWith('ing') || !isCreature(wordAt(tokens, at))) return false;
  return (
    /^\p{L}{3,24}$/u.test(thing) && !isCreature(thing) && !tokens.slice(0, at - 2).some(({ word }) => isCreature(word))
  );
}

/** Words for the side, the feet and the shoulder of somebody. */
const PLACES = /^(?:side|feet|foot|shoulder|head|back|lap|arm|hand|nose)$/;
const POSSESSIVE = /^(?:his|her|its|their|him|them|it|the)$/;
/** How many words after a noun may say where it is: "sitting right beside him". */
const REACH = 6;

/** Whether the noun that ends before a position accompanies somebody: "a guide dog beside him". */
export function isCompanion(tokens: readonly Token[], end: number): boolean {
  for (let at = end; at < end + REACH; at += 1) {
    const word = wordAt(tokens, at);
    if (!/^\p{L}+$/u.test(word) || HOLDING.test(word)) return false;
    if (!BESIDE.test(word) && !/^(?:alongside|to)$/.test(word)) continue;
    const [next = '', after = ''] = tokens.slice(at + 1, at + 3).map((token) => token.word);
    if (/^(?:beside|alongside|to|by|near|behind)$/.test(word) && /^(?:him|her|them)$/.test(next)) return true;
    if (POSSESSIVE.test(next) && PLACES.test(after)) return true;
  }
  return false;
}

/** Features that only a character has: "an oak tree with a face". */
const ALIVE = /^(?:face|eye|smile|leg|arm|mouth|grin|hand)$/;
/** How many words after "with" may come before such a feature: "with tiny legs and a big smile". */
const FEATURE_REACH = 3;
/** How many adjectives may come between a mood and its noun: "a wise old oak tree". */
const MOOD_REACH = 3;

/** Whether a prompt gives the thing at a position a face, limbs or a mood, so that it is the character. */
export function isAlive(tokens: readonly Token[], at: number, end: number): boolean {
  const after = tokens.slice(end + 1, end + 1 + FEATURE_REACH + 1);
  if (/^(?:with|has)$/.test(wordAt(tokens, end)) && after.some(({ word }) => ALIVE.test(word))) return true;
  for (let place = at - 1; place >= Math.max(0, at - MOOD_REACH); place -= 1) {
    const word = wordAt(tokens, place);
    if (Object.hasOwn(MOODS, word)) return !HOLDING.test(linkOf(tokens, at)) && !isPoseWord(wordAt(tokens, at));
    if (!/^\p{L}+$/u.test(word)) return false;
  }
  return false;
}
