import type { PromptNoun } from './nouns-and-colors';
import { BODY_WORDS, type BodyShape } from './face';
import type { Token } from './tokens';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Body words multiply; one that stands before a noun of its own ("big hat", "long ears") is that noun's. */
export function shapeOf(tokens: readonly Token[], nouns: readonly PromptNoun[]): BodyShape {
  const owned = new Set(nouns.filter(({ kind }) => kind !== 'subject').flatMap(({ at }) => [at - 1, at - 2]));
  const shape: BodyShape = { width: 1, legs: 1, head: 1, scale: 1 };
  tokens.forEach(({ word }, at) => {
    const change = Object.hasOwn(BODY_WORDS, word) && !owned.has(at) ? BODY_WORDS[word] : undefined;
    if (!change) return;
    shape.width *= change.width ?? 1;
    shape.legs *= change.legs ?? 1;
    shape.head *= change.head ?? 1;
    shape.scale *= change.scale ?? 1;
  });
  return {
    width: clamp(shape.width, 0.8, 1.34),
    legs: clamp(shape.legs, 0.65, 1.5),
    head: clamp(shape.head, 0.85, 1.2),
    scale: clamp(shape.scale, 0.8, 1),
  };
}
