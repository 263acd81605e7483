import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import type { StyleId } from '@/lib/core/styles';
import type { Noun, Side } from '../targets/target';
import type { ColorChange, Feeling, MoveChange, PatternKind, SizeChange } from '../wish';
import type { Amount } from './amounts';
import type { Lexeme } from './lexemes';
import { awayFrom, turned } from './turn';
import type { Verb } from './lexicon';

/** A noun as a clause names it, with the colour that stands before it. */
export interface Named {
  noun: Noun;
  color: { hex: string; words: string } | null;
}

/** One clause of an instruction: what is named and what is to happen. */
export interface Clause {
  text: string;
  verb: Verb | null;
  /** Whether the verb was said here, not carried on from the clause before. */
  own: boolean;
  nouns: Named[];
  except: Noun[];
  /** A colour that stands after the nouns, or alone. */
  color: { hex: string; words: string } | null;
  shifts: ColorChange[];
  sizes: SizeChange[];
  feeling: Feeling | null;
  style: StyleId | null;
  older: boolean | null;
  pattern: PatternKind | null;
  move: MoveChange | null;
  degree: number;
  pronoun: 'it' | 'them' | null;
  amount: Amount | null;
  fluff: boolean;
  /** Another creature or thing that it is to be: "turn it into a cat". */
  subject: string | null;
  /** A side that belongs to no noun: "the right one". */
  side: Side;
  unknown: string[];
}

const blank = (): Clause => ({
  text: '',
  verb: null,
  own: false,
  nouns: [],
  except: [],
  color: null,
  shifts: [],
  sizes: [],
  feeling: null,
  style: null,
  older: null,
  pattern: null,
  move: null,
  degree: 1,
  pronoun: null,
  side: null,
  amount: null,
  fluff: false,
  subject: null,
  unknown: [],
});

/** Whether a clause says what is to happen. */
export const changes = (clause: Clause): boolean =>
  clause.color !== null ||
  clause.nouns.some(({ color }) => color !== null) ||
  clause.shifts.length + clause.sizes.length > 0 ||
  clause.amount !== null ||
  clause.fluff ||
  [clause.feeling, clause.style, clause.older, clause.pattern, clause.move].some((each) => each !== null);

/**
 * An instruction's lexemes as clauses, in order: cut at stops and joining words, and where "with" begins something new.
 */
export function clausesOf(lexemes: readonly Lexeme[]): Clause[] {
  const runs: Lexeme[][] = [[]];
  for (const lexeme of lexemes) {
    const run = runs.at(-1) as Lexeme[];
    // "her dress" is a thing of hers and "the car colour" one of the car's, not what is to be done.
    const begins =
      lexeme.verb !== undefined &&
      lexeme.noun?.kind !== 'own' &&
      !(lexeme.filler && run.some(({ verb }) => verb !== undefined)) &&
      run.some(
        (each) =>
          each.verb !== undefined ||
          (lexeme.verb === 'add' &&
            lexeme.word !== 'dress' &&
            !lexeme.noun &&
            (each.style ?? each.feeling ?? each.color) !== undefined),
      );
    const swaps = run.some(({ verb }) => verb === 'swap');
    if (lexeme.break !== null) runs.push([]);
    else if (begins && !swaps && lexeme.verb !== 'keep' && lexeme.move === undefined) runs.push([lexeme]);
    else run.push(lexeme);
  }
  return joined(runs.filter((run) => run.length > 0).map(clauseOf));
}

function clauseOf(run: readonly Lexeme[]): Clause {
  const clause = blank();
  clause.text = run.map(({ text }) => text).join(' ');
  let [side, pending, excepting]: [Side, Clause['color'], boolean] = [null, null, false];
  let shade: readonly [number, number] | null = null;
  clause.subject =
    run.find(({ subject }, at) => subject !== undefined && /^(?:an?|into)$/i.test(run[at - 1]?.text ?? ''))?.subject ??
    null;
  let less = false;
  run.forEach((lexeme, at) => {
    const next = run[at + 1];
    if (lexeme.verb === 'keep') excepting = true;
    if (lexeme.verb !== undefined && clause.verb === null && (lexeme.verb !== 'keep' || at === 0))
      [clause.verb, clause.own] = [lexeme.verb, true];
    if ((lexeme.shade ?? lexeme.shift) && next?.color) {
      shade = lexeme.shade ?? tint(lexeme.shift);
    } else if (lexeme.color && less) {
      clause.shifts.push(awayFrom(lexeme.color, lexeme.text.toLowerCase()));
      less = false;
    } else if (lexeme.color && !isThing(lexeme, next)) {
      pending = shade
        ? {
            hex: adjusted(lexeme.color, shade),
            words: `${run[at - 1]?.text.toLowerCase() ?? ''} ${lexeme.text.toLowerCase()}`,
          }
        : { hex: lexeme.color, words: lexeme.text.toLowerCase() };
      [clause.color, shade] = [pending, null];
    } else if (lexeme.noun && isPlace(run, at)) {
      return;
    } else if (
      lexeme.noun &&
      !(lexeme.pattern && meansPattern(clause, lexeme, run)) &&
      !(lexeme.feeling && !run.some((each) => each.size))
    ) {
      // "the fish body": a name before another noun only says whose.
      if (next?.noun && (lexeme.noun.kind === 'own' || (lexeme.noun.kind === 'region' && lexeme.noun.region === 'all')))
        return;
      const noun = withSide(lexeme.noun, side);
      clause.side = null;
      if (excepting) clause.except.push(noun);
      else {
        clause.nouns.push({ noun, color: pending });
        if (pending) clause.color = null;
      }
      [side, pending] = [null, null];
    } else {
      note(clause, less ? turned(lexeme) : lexeme);
      less = lexeme.less === true;
    }
    if (lexeme.side !== undefined && !lexeme.noun) {
      side = lexeme.side;
      if (clause.nouns.length === 0) clause.side = side;
      const last = clause.nouns.at(-1);
      // "the ear on the left": a side with no noun after it belongs to the one before.
      if (last && side && !run.slice(at + 1).some((each) => each.noun)) last.noun = withSide(last.noun, side);
    }
  });
  return clause;
}

/** Whether a noun only says where: "around the eyes". */
const isPlace = (run: readonly Lexeme[], at: number): boolean =>
  run[at - (run[at - 1]?.filler && !run[at - 1]?.place ? 2 : 1)]?.place === true;

const tint = (change: ColorChange | undefined): readonly [number, number] | null =>
  change?.kind === 'shift' ? [change.l * 0.8, change.c] : null;

/** "a rose", "a leaf": a colour word that is a thing of its own here. */
const isThing = (lexeme: Lexeme, next: Lexeme | undefined): boolean => lexeme.noun?.kind === 'garment' && !next?.noun;

/** Stripes that are asked for are a pattern; stripes that are spoken of are markings. */
function meansPattern(clause: Clause, lexeme: Lexeme, run: readonly Lexeme[]): boolean {
  if (lexeme.noun?.kind === 'garment') return lexeme.text.endsWith('s') && clause.verb !== 'remove';
  return (
    clause.verb === 'add' ||
    (clause.verb === null && !run.some((each) => each.size ?? each.shift)) ||
    run.some(({ noun, pattern }) => noun && !pattern && clause.verb !== 'remove')
  );
}

function withSide(noun: Noun, side: Side): Noun {
  if (noun.kind === 'garment' || side === null) return noun;
  return { ...noun, side };
}

function note(clause: Clause, lexeme: Lexeme): void {
  if (lexeme.amount) clause.amount = lexeme.amount;
  else if (lexeme.fluff) clause.fluff = true;
  else if (lexeme.degree !== undefined) clause.degree = lexeme.degree;
  else if (lexeme.feeling) clause.feeling = lexeme.feeling;
  else if (lexeme.pattern) clause.pattern = lexeme.pattern;
  else if (lexeme.style) clause.style = lexeme.style;
  else if (lexeme.older !== undefined) clause.older = lexeme.older;
  else if (lexeme.move && clause.move === null) clause.move = lexeme.move;
  else if (lexeme.shift) clause.shifts.push(lexeme.shift);
  else if (lexeme.size)
    clause.sizes.push(
      lexeme.text.endsWith('er') && !lexeme.less ? { ...lexeme.size, words: lexeme.text.toLowerCase() } : lexeme.size,
    );
  if (lexeme.pronoun) clause.pronoun = lexeme.pronoun;
  const says =
    lexeme.filler ||
    lexeme.side !== undefined ||
    Object.entries(lexeme).some(
      ([key, value]) => !['text', 'word', 'break', 'filler'].includes(key) && value !== undefined,
    );
  if (!says && /\p{L}{3,}/u.test(lexeme.text)) clause.unknown.push(lexeme.text);
}

function adjusted(hex: string, [lightness, chroma]: readonly [number, number]): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: Math.min(0.97, Math.max(0.2, l + lightness)), c: c * chroma, h });
}

/**
 * Joins clauses that share what they are about or what happens: "the ears and the tail blue", "the ears blue and the
 * tail".
 */
function joined(clauses: readonly Clause[]): Clause[] {
  const kept: Clause[] = [];
  let waiting: Clause | null = null;
  for (const clause of clauses) {
    const before: Clause | null = waiting ?? kept.at(-1) ?? null;
    if (!clause.own && before) clause.verb = before.verb === 'keep' ? 'make' : before.verb;
    if (waiting) {
      const reaches: boolean = !clause.own && (clause.nouns.length > 0 || changes(clause));
      if (reaches) {
        clause.nouns = [...waiting.nouns, ...clause.nouns];
        clause.text = `${waiting.text} and ${clause.text}`;
      } else kept.push(waiting);
      waiting = null;
    } else if (kept.length > 0 && !clause.own && isBareNoun(clause)) {
      const last = kept.at(-1) as Clause;
      if (last.except.length > 0) last.except.push(...clause.nouns.map(({ noun }) => noun));
      else if (last.nouns.length === 0) kept.push({ ...clause, verb: 'add' });
      else if (last.verb === 'remove' || last.verb === 'add') kept.push(clause);
      else {
        last.nouns.push(...clause.nouns);
        last.text = `${last.text} and ${clause.text}`;
      }
      continue;
    }
    const opens =
      (clause.verb === 'make' || clause.verb === 'swap' || clause.verb === 'move' || clause.verb === null) &&
      clause.nouns.length > 0 &&
      !changes(clause) &&
      clause.except.length === 0 &&
      (clause.verb !== 'swap' || clause.nouns.length === 1);
    if (opens) waiting = clause;
    else kept.push(clause);
  }
  return waiting ? [...kept, waiting] : kept;
}

const isBareNoun = (clause: Clause): boolean =>
  clause.nouns.length > 0 && !changes(clause) && clause.except.length === 0;
