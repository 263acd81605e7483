const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

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
  const found = letter ?? digit;
  const word = found?.[1]?.toLowerCase();
  const sign = word && DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word?.normalize('NFD')[0];
  return found && sign && /[a-z0-9]/.test(sign) ? { sign, words: found[0].toLowerCase() } : null;
}
