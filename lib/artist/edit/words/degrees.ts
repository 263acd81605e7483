import type { ColorChange, SizeChange } from '../wish';
import { amountWords, factorOf } from './amounts';
import type { Clause } from './clause';

/** A change of colour scaled by a degree: "a little" is below 1, "much" above. */
export const scaled = (change: ColorChange, degree: number): ColorChange =>
  change.kind !== 'shift'
    ? leaning(change, degree)
    : {
        ...change,
        l: change.l * degree,
        c: change.c ** degree,
        h: change.h * degree,
        add: change.add * degree,
        spread: change.spread * degree,
        words: degreeWords(change.words, degree),
      };

const leaning = (change: Exclude<ColorChange, { kind: 'shift' }>, degree: number): ColorChange =>
  change.kind === 'to'
    ? change
    : { ...change, share: Math.min(0.8, change.share * degree), words: degreeWords(change.words, degree) };

const degreeWords = (words: string, degree: number): string =>
  degree < 1 ? `a little ${words}` : degree > 1 ? `much ${words}` : words;
/** A change of size scaled by the amount or degree that the clause states. */
export function sizedBy(change: SizeChange, { amount, degree }: Clause): SizeChange {
  if (!amount) return grown(change, degree);
  const factor = factorOf(amount, change.factor > 1);
  return { ...change, factor, words: amountWords(factor, change.kind, change.words) };
}

/** The changes of size in a clause; an amount alone, as in "half the size", is one too. */
export const sizesOf = ({ sizes, amount, shifts, unknown }: Clause): SizeChange[] =>
  sizes.length > 0 || amount === null || shifts.length > 0 || unknown.length > 0
    ? sizes
    : [
        {
          kind: 'scale',
          factor: amount.kind === 'times' && amount.factor < 1 ? 0.8 : 1.25,
          words: amount.kind === 'times' && amount.factor < 1 ? 'smaller' : 'bigger',
        },
      ];

/** The default strength of a colour shift, as a share. */
export const STEP = 0.2;

/** A change of size scaled by a degree: "a little" is below 1, "much" above. */
export const grown = (change: SizeChange, degree: number): SizeChange => ({
  ...change,
  factor: change.factor ** (degree > 1 ? 1.7 : degree),
  words: degreeWords(change.words, degree),
});
