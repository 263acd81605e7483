import { tokensOf } from '../../words/tokens';
import type { MotionAct } from '../words/reading';
import { nounAt } from './nouns';

const PRONOUN = /\b(?:it|them|one)\b/;
/** Moves that take hold of a thing, so that a pronoun after them stands for the thing before. */
const TAKING = new Set(['catch', 'throw', 'kick', 'eat', 'drink', 'read', 'lift', 'photo']);

/** The words of the last noun for a thing in a text; null if there is none. */
function nounIn(words: string): string | null {
  const tokens = tokensOf(words);
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const noun = nounAt(tokens, at);
    if (noun)
      return tokens
        .slice(at, at + noun.length)
        .map(({ text }) => text.toLowerCase())
        .join(' ');
  }
  return null;
}

/** The act with the thing of the act before it in place of a pronoun: "begs for a bone and catches it". */
export function withAntecedent(act: MotionAct, before: MotionAct | undefined): MotionAct {
  if (!before || !TAKING.has(act.move) || !PRONOUN.test(act.words) || nounIn(act.words)) return act;
  const noun = nounIn(before.words);
  return noun ? { ...act, words: act.words.replace(PRONOUN, `the ${noun}`) } : act;
}
