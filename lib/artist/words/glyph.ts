const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Matches a single letter after a word for "letter" in one of six languages. */
const LETTER = /\b(?:letter|initial|character|buchstaben?|lettre|letra|lettera)\s{1,9}["'“‘]?(\p{L})\b/iu;

/** Clothes and players that carry a number: in "jersey number 7" the number is not the subject. */
const PRINTED_ON: ReadonlySet<string> = new Set(
  'jersey shirt kit bib uniform vest player trikot camiseta maillot maglia camisa'.split(' '),
);
/** Words between such clothes and their number: "a shirt with the number 7", "number 7 on his jersey". */
const BETWEEN: ReadonlySet<string> = new Set('with on the a its his her their'.split(' '));

/** Matches headwear right after a number: "a number 7 cap", but not "a number 7 with a cap". */
const ON_HEADWEAR = /^ (?:cap|hat|helmet|beanie)\b/i;

/** Matches a place on the body right after a number: "number 3 on the chest". */
const ON_BODY = /^ (?:on|across) (?:the|its|his|her|their) (?:chest|back|belly|front|sleeve|sleeves|side|shoulder)\b/i;

const nounsIn = (text = ''): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !BETWEEN.has(word));

/** Whether a number is printed on clothes: the noun before or after it in its sentence names some. */
function isPrinted(prompt: string, { 0: words, index }: RegExpExecArray): boolean {
  const before = nounsIn(
    prompt
      .slice(0, index)
      .split(/[.;:!?\n]/)
      .at(-1),
  ).at(-1);
  const rest = prompt.slice(index + words.length);
  if (ON_HEADWEAR.test(rest) || ON_BODY.test(rest)) return true;
  const after = nounsIn(prompt.slice(index + words.length).split(/[.;:!?\n]/)[0])[0];
  return [before, after].some((noun) => noun !== undefined && PRINTED_ON.has(noun));
}

/**
 * The letter or digit that a prompt asks for, with its words: "the letter B", "a number 7", "number seven". Null if
 * none.
 */
export function glyphOf(prompt: string): { sign: string; words: string } | null {
  const letter = LETTER.exec(prompt);
  const digit = new RegExp(
    String.raw`\b(?:number|digit|numeral|zahl|chiffre|numero)\s{1,9}["'“‘]?(\d|zero|one|two|three|four|five|six|` +
      String.raw`seven|eight|nine)\b`,
    'i',
  ).exec(prompt);
  const found = letter ?? (digit && isPrinted(prompt, digit) ? null : digit);
  const word = found?.[1]?.toLowerCase();
  const sign = word && DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word?.normalize('NFD')[0];
  return found && sign && /[a-z0-9]/.test(sign) ? { sign, words: found[0].toLowerCase() } : null;
}
