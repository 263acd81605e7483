/** An amount: a share that is added ("20% bigger") or a factor ("twice as big", "half the size"). */
export type Amount = { kind: 'by'; share: number } | { kind: 'times'; factor: number };

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['thrice', 3],
  ['triple', 3],
  ['half', 0.5],
  ['halve', 0.5],
  ['quarter', 0.25],
  ['third', 1 / 3],
]);

/**
 * Rewrites numbers so that the tokeniser accepts them: "1.5x" as "150 times", "80% of its size" and "to 80%" as "80
 * times", "20 %" as "20 percent".
 */
export const withNumbers = (text: string): string =>
  text
    .replace(
      /(\d{1,9}(?:[.,]\d{1,9})?)\s{0,3}(?:x|×|times|mal)(?![\p{L}\d])/giu,
      (_, number: string) => `${Math.round(Number(number.replace(',', '.')) * 100)} times`,
    )
    .replace(
      new RegExp(
        String.raw`(?:\b(to|at)\s{1,3})?(\d{1,9})(?:[.,]\d{1,9})?\s{0,3}(?:%|percent\b|per\s?cent\b|prozent\b|` +
          String.raw`pour\s?cent\b|por\s?ciento\b)(\s{1,3}of\b)?`,
        'giu',
      ),
      (_, to: string | undefined, number: string, of: string | undefined) =>
        `${number} ${to || of ? 'times' : 'percent'}`,
    );

/** The amount that one or two words state, with the number of words it takes; null if there is none. */
export function amountOf(word: string, next: string | undefined): { amount: Amount; length: number } | null {
  const factor = FACTORS.get(word);
  if (factor !== undefined) return { amount: { kind: 'times', factor }, length: 1 };
  if (!/^\d+$/.test(word) || (next !== 'percent' && next !== 'time')) return null;
  const share = Number(word) / 100;
  return { amount: next === 'percent' ? { kind: 'by', share } : { kind: 'times', factor: share }, length: 2 };
}

/** The smallest factor for a part in one edit; smaller ones would break joints and faces. */
const MIN_FACTOR = 0.4;
/** The largest factor for a part in one edit. */
const MAX_FACTOR = 2.5;

/** The factor of an amount for a change that increases (`up`) or decreases. */
export function factorOf(amount: Amount, up: boolean): number {
  const factor =
    amount.kind === 'by'
      ? up
        ? 1 + amount.share
        : 1 - amount.share
      : up || amount.factor < 1
        ? amount.factor
        : 1 / amount.factor;
  return Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor));
}

const WORDS: ReadonlyMap<number, string> = new Map([
  [2, 'twice'],
  [0.5, 'half'],
]);
const AS: Readonly<Record<string, string>> = { scale: 'big', length: 'long', width: 'wide', round: 'round' };

/** An amount as a phrase: "20% bigger", "twice as long", "at 80% of the size". */
export function amountWords(factor: number, kind: string, comparative: string): string {
  const times = WORDS.get(Math.round(factor * 100) / 100);
  return times ? `${times} as ${AS[kind] ?? 'big'}` : `${Math.round(Math.abs(factor - 1) * 100)}% ${comparative}`;
}
