import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** Verbs after which "like" says what the character is or wears: "dressed like a pirate", "looks like a bear". */
const TRUE = /^(?:look|looks|looking|shaped|dressed|something|bit|feel|sort|would|wed|id|d)$/;
const ARTICLE = /^(?:an?|the|its|his|her|their)$/;
/** The most words between "like" and the noun: "like an old brass oscilloscope". */
const REACH = 4;

/** Whether a noun is only what something else is compared to: the sword of "a plunger held like a sword". */
export function isCompared(tokens: readonly Token[], { at }: Pick<PromptNoun, 'at'>): boolean {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const word = wordAt(tokens, place);
    if (word === 'like') return place > 1 && ARTICLE.test(wordAt(tokens, place + 1)) && !isTrue(tokens, place);
    if (!/^\p{L}+$/u.test(word)) return false;
  }
  return false;
}

const isTrue = (tokens: readonly Token[], like: number): boolean => TRUE.test(wordAt(tokens, like - 1));
