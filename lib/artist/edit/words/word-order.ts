import { colorValue } from '../../words/color-value';

/**
 * A separable phrase, such as "take the hat off": patterns for its two pieces, and a function that writes it with the
 * pieces joined.
 */
interface Turn {
  begins: RegExp;
  ends: RegExp;
  plain: (between: string, ending: string) => string;
}

const TURNS: readonly Turn[] = [
  { begins: /\btake /i, ends: / (?:off|away)\b/i, plain: (what, away) => `take${away} ${what}` },
  { begins: /\bput /i, ends: / on(?=\s*(?:$|and\b|it\b|him\b|her\b))/i, plain: (what) => `put on ${what}` },
];
const BACK: Turn = {
  begins: /\b(?:bring|put|give|get|want|have|need)\s/i,
  ends: /\sback\b(?!\s*(?:leg|side|ground))/i,
  plain: (what) => `restore ${what.trim()}`,
};
const AGE = /\bage (?:it|him|her|them|the \w+) (up|down)\b/gi;
const UNDO = [
  new RegExp(
    String.raw`\b(?:like|as|to (?:how|what)|back to|how|the way|what)\s{1,9}(?:(?:it|he|she|they)\s{1,9})?` +
      String.raw`(?:(?:was|were|looked)\b(?:\s{1,9}like\b)?(?:\s{1,9}(?:before|earlier|originally)\b)?|before)`,
    'gi',
  ),
  /\b(?:the\s{1,9})?(?:previous|last|old|earlier|original)\s{1,9}(?:version|one|look|design)\b/gi,
  /\b(?:bring|put|change|turn|get|go)\s{1,9}(?:it|everything|that|this)\s{1,9}back\b/gi,
];
/** Matches "swap body and belly colours". */
const SWAPPED =
  /\b(swap|switch|exchange) (?:the |its )?(\p{L}{3,20}) (?:and|with) (?:the |its )?(\p{L}{3,20}) colou?rs\b/giu;

/** Rewrites "swap body and belly colours" as "swap the colours of body and belly"; two colours stay as they are. */
const swapped = (instruction: string): string =>
  instruction.replace(SWAPPED, (said: string, verb: string, one: string, other: string) =>
    colorValue(one.toLowerCase()) === null && colorValue(other.toLowerCase()) === null
      ? `${verb} the colours of ${one} and ${other}`
      : said,
  );
const INSTEAD = ' instead of ';

/** Applies a change to each clause of a text. */
const inClauses = (text: string, change: (clause: string) => string): string =>
  text
    .split(/([,.;])/)
    .map((piece, at) => (at % 2 ? piece : change(piece)))
    .join('');

/** Rewrites every occurrence of a separable phrase in a clause; at least one character is between its pieces. */
function turned(clause: string, { begins, ends, plain }: Turn): string {
  let [done, rest] = ['', clause];
  for (let begin = begins.exec(rest); begin; begin = begins.exec(rest)) {
    const from = begin.index + begin[0].length;
    const end = ends.exec(rest.slice(from + 1));
    if (!end) break;
    const to = from + 1 + end.index;
    done += rest.slice(0, begin.index) + plain(rest.slice(from, to), end[0]);
    rest = rest.slice(to + end[0].length);
  }
  return done + rest;
}

/** Rewrites "a cap instead of the hat" as "replace the hat with a cap". */
function exchanged(clause: string): string {
  const at = clause.toLowerCase().indexOf(INSTEAD, 1);
  const other = clause.slice(at + INSTEAD.length);
  return at < 0 || !other ? clause : `replace ${other} with ${clause.slice(0, at)}`;
}

/** Rewrites phrases of an instruction into the word order that the reader expects. */
export function inKnownOrder(instruction: string): string {
  const apart = inClauses(swapped(instruction).replace(AGE, 'age $1'), (clause) => TURNS.reduce(turned, clause));
  const undone = UNDO.reduce((text, pattern) => text.replace(pattern, ' , undo , '), apart);
  return inClauses(undone, (clause) => exchanged(turned(clause, BACK)));
}
