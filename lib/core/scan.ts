const codeOf = (sign: string): number => sign.charCodeAt(0);
const [PLUS, COMMA, MINUS, POINT, ZERO, NINE, SMALL_A, SMALL_E, SMALL_Z] = [
  '+',
  ',',
  '-',
  '.',
  '0',
  '9',
  'a',
  'e',
  'z',
].map(codeOf) as [number, number, number, number, number, number, number, number, number];
/** Turns the code of an ASCII capital into that of its small letter. */
const CASE_BIT = 0x20;
/** White space beyond ASCII, as `\s` of a regular expression, without the run from U+2000 to U+200A. */
const WIDE_SPACES = new Set([0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff]);

const isDigitCode = (code: number): boolean => code >= ZERO && code <= NINE;

function isLetterCode(code: number): boolean {
  const small = code | CASE_BIT;
  return small >= SMALL_A && small <= SMALL_Z;
}

function isSpaceCode(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return code >= 0xa0 && ((code >= 0x2000 && code <= 0x200a) || WIDE_SPACES.has(code));
}

/**
 * A whole number of this many digits, and a power of ten up to this, are exact in a double: their quotient is what
 * `Number` gives.
 */
const EXACT_DIGITS = 15;
const TENS = Array.from({ length: EXACT_DIGITS + 1 }, (_, places) => 10 ** places);

const isSeparatorCode = (code: number): boolean => code === COMMA || isSpaceCode(code);

/** Where a run of digits ends. */
function digitsEnd(text: string, from: number): number {
  let at = from;
  while (isDigitCode(text.charCodeAt(at))) at += 1;
  return at;
}

/** Where a run of accepted characters ends. */
function endOf(text: string, from: number, passes: (code: number) => boolean): number {
  let at = from;
  while (at < text.length && passes(text.charCodeAt(at))) at += 1;
  return at;
}

/** The index of the bracket that closes the one at `open`; -1 if none does. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  return -1;
}

/** Reads a text once, from its beginning to its end, in time linear in its length for any text. */
export class Scanner {
  /** The index of the next character. */
  at = 0;

  constructor(readonly text: string) {}

  /** Whether the end is reached. */
  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The next character, empty at the end. */
  get next(): string {
    return this.text.charAt(this.at);
  }

  /** Skips white space, and says whether there was any. */
  space(): boolean {
    const from = this.at;
    this.at = endOf(this.text, from, isSpaceCode);
    return this.at > from;
  }

  /** Skips white space and commas. */
  separators(): void {
    this.at = endOf(this.text, this.at, isSeparatorCode);
  }

  /** Skips white space with at most one comma, and says whether there was a comma. */
  comma(): boolean {
    const code = this.text.charCodeAt(this.at);
    // Most numbers are followed by a single space or a letter.
    if (code === 0x20) this.at += 1;
    if (isLetterCode(this.text.charCodeAt(this.at))) return false;
    this.space();
    if (this.text.charCodeAt(this.at) !== COMMA) return false;
    this.at += 1;
    this.space();
    return true;
  }

  /** Takes these characters if they are next, and says whether they were. */
  take(signs: string): boolean {
    if (!this.text.startsWith(signs, this.at)) return false;
    this.at += signs.length;
    return true;
  }

  /** Takes the digits that are next, empty where there are none. */
  digits(): string {
    return this.#pass(isDigitCode);
  }

  /** Takes a single digit, as a flag is written; null where there is none. */
  digit(): number | null {
    const code = this.text.charCodeAt(this.at);
    if (!isDigitCode(code)) return null;
    this.at += 1;
    return code - ZERO;
  }

  /** Takes the ASCII letters that are next, empty where there are none. */
  letters(): string {
    return this.#pass(isLetterCode);
  }

  /** Takes the text up to the first of these characters, exclusive, or the end. */
  until(...signs: string[]): string {
    const codes = signs.map(codeOf);
    return this.#pass((code) => !codes.includes(code));
  }

  /** Whether a number begins here. */
  get isAtNumber(): boolean {
    const code = this.text.charCodeAt(this.at);
    return isDigitCode(code) || code === PLUS || code === MINUS || code === POINT;
  }

  /** Whether the number here has a needless zero before its digits, as `09` has. */
  get isAtLeadingZero(): boolean {
    const sign = this.text.charCodeAt(this.at);
    const first = sign === PLUS || sign === MINUS ? this.at + 1 : this.at;
    return this.text.charCodeAt(first) === ZERO && isDigitCode(this.text.charCodeAt(first + 1));
  }

  /** Takes a number as SVG and CSS write it; null, and nothing is taken, where there is none. */
  number(): number | null {
    const { text, at: start } = this;
    const sign = text.charCodeAt(start);
    const whole = sign === PLUS || sign === MINUS ? start + 1 : start;
    let at = whole;
    let [mantissa, places] = [0, 0];
    for (let code = text.charCodeAt(at); isDigitCode(code); code = text.charCodeAt((at += 1)))
      mantissa = mantissa * 10 + code - ZERO;
    let digits = at - whole;
    if (text.charCodeAt(at) === POINT) {
      const point = at;
      at += 1;
      for (let code = text.charCodeAt(at); isDigitCode(code); code = text.charCodeAt((at += 1)))
        mantissa = mantissa * 10 + code - ZERO;
      places = at - point - 1;
      digits += places;
    }
    if (digits === 0) return null;
    this.at = this.#exponentEnd(at);
    if (this.at > at || digits > EXACT_DIGITS) return Number(text.slice(start, this.at));
    const value = mantissa / (TENS[places] ?? 1);
    return sign === MINUS ? -value : value;
  }

  /** The index after an exponent; `from` if there is none, since an `e` without digits is not an exponent. */
  #exponentEnd(from: number): number {
    const { text } = this;
    if ((text.charCodeAt(from) | CASE_BIT) !== SMALL_E) return from;
    const sign = text.charCodeAt(from + 1);
    const digits = sign === PLUS || sign === MINUS ? from + 2 : from + 1;
    const end = digitsEnd(text, digits);
    return end > digits ? end : from;
  }

  #pass(passes: (code: number) => boolean): string {
    const from = this.at;
    this.at = endOf(this.text, from, passes);
    return this.text.slice(from, this.at);
  }
}
