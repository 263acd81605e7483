import { movedBy } from '../hooks/list-keys';

/** An option of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

/** The longest pause between letters of one typed search, in milliseconds. */
const WORD_MS = 600;

interface Pressed {
  key: string;
  timeStamp: number;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Finds options by typed letters. Letters after a short pause begin a new search. */
export interface OptionFinder {
  /** The index of the option that a key finds, starting from the one at `at`; null for other keys and no match. */
  found: (options: readonly SelectOption[], at: number, pressed: Pressed) => number | null;
}

/** Creates a finder without typed letters. */
export function createOptionFinder(): OptionFinder {
  let word = '';
  let last = -Infinity;
  return {
    found(options, at, { key, timeStamp, altKey, ctrlKey, metaKey }) {
      const begun = timeStamp - last < WORD_MS ? word : '';
      // A space belongs to a search only within one; otherwise it opens the list, or chooses.
      if (altKey || ctrlKey || metaKey || [...key].length !== 1 || (key === ' ' && begun === '')) return null;
      [word, last] = [begun + key.toLowerCase(), timeStamp];
      return optionCalled(options, at, word);
    },
  };
}

/** The next option whose label starts with a word; wraps around. A repeated letter goes through its options. */
function optionCalled(options: readonly SelectOption[], at: number, word: string): number | null {
  const [first = ''] = word;
  const isRepeated = [...word].every((letter) => letter === first);
  const from = isRepeated ? at + 1 : Math.max(at, 0);
  const order = options.map((_, index) => (from + index) % options.length);
  const start = isRepeated ? first : word;
  return order.find((index) => options[index]?.label.toLowerCase().startsWith(start)) ?? null;
}

/** The index of the option to which a key moves, without wrapping; null for other keys. */
export function movedInOptions(key: string, at: number, count: number): number | null {
  const isOver = (key === 'ArrowDown' && at === count - 1) || (key === 'ArrowUp' && at === 0);
  return isOver ? at : movedBy(key, at, count);
}
