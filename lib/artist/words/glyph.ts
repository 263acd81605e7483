const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Clothes and players that carry a number: in "jersey number 7" the number is not the subject. */
const PRINTED_ON = '(?:jersey|shirt|kit|bib|uniform|vest|player|trikot|camiseta|maillot|maglia|camisa)';
const AFTER_CLOTHES = new RegExp(String.raw`\b${PRINTED_ON},?\s(?:with\s)?(?:the\s|a\s)?$`, 'i');
const BEFORE_CLOTHES = new RegExp(String.raw`^\s(?:on (?:the|its|his|her|their)\s)?${PRINTED_ON}\b`, 'i');

/** Whether a number is printed on clothes. */
const isPrinted = (prompt: string, { 0: words, index }: RegExpExecArray): boolean =>
  AFTER_CLOTHES.test(prompt.slice(0, index)) || BEFORE_CLOTHES.test(prompt.slice(index + words.length));

/**
 * The letter or digit that a prompt asks for, with its words: "the letter B", "a number 7", "number seven". Null if
 * none.
 */
export function glyphOf(prompt: string): { sign: string; words: string } | null {
  const letter = /\b(?:letter|initial|character|buchstaben?|lettre|letra|lettera)\s+["'“‘]?(\p{L})\b/iu.exec(prompt);
  const digit = new RegExp(
    String.raw`\b(?:number|digit|numeral|zahl|chiffre|numero)\s+["'“‘]?(\d|zero|one|two|three|four|five|six|` +
      String.raw`seven|eight|nine)\b`,
    'i',
  ).exec(prompt);
  const found = letter ?? (digit && isPrinted(prompt, digit) ? null : digit);
  const word = found?.[1]?.toLowerCase();
  const sign = word && DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word?.normalize('NFD')[0];
  return found && sign && /[a-z0-9]/.test(sign) ? { sign, words: found[0].toLowerCase() } : null;
}
