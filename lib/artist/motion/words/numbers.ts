const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  once: 1,
  twice: 2,
  thrice: 3,
  a: 1,
  an: 1,
  half: 0.5,
  couple: 2,
  few: 3,
  several: 4,
};
/** The value of a number in words or digits; 1 for all others. */
export const numberOf = (word: string): number => NUMBERS[word] ?? (Number.parseFloat(word) || 1);
/** The source of a pattern for such a number. */
export const NUMBER = '(\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|an?|half)';
