import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import type { TargetNoun, NamedSide } from '../targets/target';
import type { ColorChange } from '../wish';
import type { Lexeme } from './lexeme';
import { awayFrom, oppositeOf } from './opposites';
import { type Clause, blank } from './clause';

/** A clause as far as it has been read, and what waits for a later word of it. */
interface ClauseReader {
  clause: Clause;
  run: readonly Lexeme[];
  /** A side and a colour that wait for their noun. */
  side: NamedSide;
  pending: Clause['color'];
  /** A shade that waits for its colour, as shares of lightness and chroma. */
  shade: readonly [number, number] | null;
  /** Whether nouns from here on are excluded from the change. */
  excepting: boolean;
  /** Whether "less" waits for what there shall be less of. */
  less: boolean;
}

/** Reads the lexemes of one clause: its nouns with their colours, and the changes that it asks for. */
export function clauseOf(run: readonly Lexeme[]): Clause {
  const clause = blank();
  clause.text = run.map(({ text }) => text).join(' ');
  const isNewSubject = ({ subject }: Lexeme, at: number): boolean =>
    subject !== undefined && /^(?:an?|into)$/i.test(run[at - 1]?.text ?? '');
  clause.subject = run.find(isNewSubject)?.subject ?? null;
  const reader = { clause, run, side: null, pending: null, shade: null, excepting: false, less: false };
  run.forEach((lexeme, at) => readLexeme(reader, lexeme, at));
  return clause;
}

function readLexeme(reader: ClauseReader, lexeme: Lexeme, at: number): void {
  const { clause, run } = reader;
  const next = run[at + 1];
  readVerb(reader, lexeme, at);
  if ((lexeme.shade ?? lexeme.shift) && next?.color) reader.shade = lexeme.shade ?? tint(lexeme.shift);
  else if (lexeme.color && reader.less) {
    clause.shifts.push(awayFrom(lexeme.color, lexeme.text.toLowerCase()));
    reader.less = false;
  } else if (lexeme.color && !isThing(lexeme, next)) readColor(reader, lexeme, lexeme.color, at);
  else if (lexeme.noun && isPlace(run, at)) return;
  else if (lexeme.noun && (isAside(run, at) || isGoal(run, at))) clause.unknown.push(lexeme.text);
  else if (lexeme.noun && isNamed(clause, lexeme, run)) readNoun(reader, lexeme.noun, next);
  else {
    note(clause, reader.less ? oppositeOf(lexeme) : lexeme);
    reader.less = lexeme.less === true;
  }
  if (lexeme.side !== undefined && !lexeme.noun) readSide(reader, lexeme.side, at);
}

/** The first verb is that of the clause; "keep" excludes what follows it. */
function readVerb(reader: ClauseReader, { verb, noun }: Lexeme, at: number): void {
  if (verb === undefined) return;
  const { clause, run } = reader;
  if (verb === 'keep') reader.excepting = true;
  const isNoun = noun !== undefined && run[at - 1]?.color !== undefined;
  if (isNoun || clause.verb !== null || (verb === 'keep' && at > 0)) return;
  [clause.verb, clause.own] = [verb, true];
}

/** A colour waits for its noun, and is that of the clause until then. */
function readColor(reader: ClauseReader, lexeme: Lexeme, color: string, at: number): void {
  const { clause, run, shade } = reader;
  const said = shade
    ? { hex: adjusted(color, shade), words: saidWith(run[at - 1], lexeme) }
    : { hex: color, words: lexeme.text.toLowerCase() };
  reader.pending = said;
  clause.color = said;
  reader.shade = null;
}

/** Whether a lexeme is a noun here, and not the pattern or the feeling that it may mean as well. */
const isNamed = (clause: Clause, lexeme: Lexeme, run: readonly Lexeme[]): boolean =>
  !(lexeme.pattern && meansPattern(clause, lexeme, run)) && !(lexeme.feeling && !run.some(({ size }) => size));

/** Adds a noun with the colour and the side before it. */
function readNoun(reader: ClauseReader, noun: TargetNoun, next: Lexeme | undefined): void {
  const { clause, side, pending } = reader;
  // In "the fish body" the first noun only qualifies the second.
  if (next?.noun && (noun.kind === 'own' || (noun.kind === 'region' && noun.region === 'all'))) return;
  const sided = withSide(noun, side);
  clause.side = null;
  if (reader.excepting) clause.except.push(sided);
  else {
    clause.nouns.push({ noun: sided, color: pending });
    if (pending) clause.color = null;
  }
  [reader.side, reader.pending] = [null, null];
}

/** A side waits for its noun. */
function readSide(reader: ClauseReader, side: NamedSide, at: number): void {
  const { clause, run } = reader;
  reader.side = side;
  if (clause.nouns.length === 0) clause.side = side;
  const last = clause.nouns.at(-1);
  // In "the ear on the left" a side without a noun after it belongs to the noun before it.
  if (last && side && !run.slice(at + 1).some(({ noun }) => noun)) last.noun = withSide(last.noun, side);
}

/** Whether a noun only states a location: "around the eyes". */
const isPlace = (run: readonly Lexeme[], at: number): boolean =>
  run[at - (run[at - 1]?.filler && !run[at - 1]?.place ? 2 : 1)]?.place === true;

/** Whether an item is what something is added to, and no new item: the helmet of "add a feather to the helmet". */
const isGoal = (run: readonly Lexeme[], at: number): boolean =>
  run[at]?.noun?.kind === 'garment' &&
  /^(?:the|his|her|its|their)$/i.test(run[at - 1]?.text ?? '') &&
  run[at - 2]?.word === 'to' &&
  run.some(({ verb }) => verb === 'add') &&
  !run.some((each, place) => place < at && (each.pattern ?? each.color) !== undefined);

/** Words before a noun for the whole mascot: "the ears of the fox". */
const MASCOT = /^(?:the|this|that|my|our|of|a|an|into)$/i;

/** Whether a word for another thing only describes a noun of the clause: "square" in "make the glasses square". */
const isAside = (run: readonly Lexeme[], at: number): boolean =>
  run[at]?.subject !== undefined &&
  !MASCOT.test(run[at - 1]?.text ?? '') &&
  run.some(({ noun, subject }) => noun && subject === undefined);

/** A colour with the shade before it, as it was said. */
const saidWith = (shade: Lexeme | undefined, { text }: Lexeme): string =>
  `${shade?.text.toLowerCase() ?? ''} ${text.toLowerCase()}`;

const tint = (change: ColorChange | undefined): readonly [number, number] | null =>
  change?.kind === 'shift' ? [change.l * 0.8, change.c] : null;

/** Whether a colour word is a noun here, as in "a rose" or "a leaf". */
const isThing = (lexeme: Lexeme, next: Lexeme | undefined): boolean => lexeme.noun?.kind === 'garment' && !next?.noun;

/** Whether "stripes" asks for a new pattern; otherwise it refers to existing markings. */
function meansPattern(clause: Clause, lexeme: Lexeme, run: readonly Lexeme[]): boolean {
  if (lexeme.noun?.kind === 'garment') return lexeme.text.endsWith('s') && clause.verb !== 'remove';
  return (
    clause.verb === 'add' ||
    (clause.verb === null && !run.some((each) => each.size ?? each.shift)) ||
    run.some(({ noun, pattern }) => noun && !pattern && clause.verb !== 'remove')
  );
}

function withSide(noun: TargetNoun, side: NamedSide): TargetNoun {
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
