import type { Lexeme } from './lexeme';
import { type Clause, changes } from './clause';
import { clauseOf } from './clause-of';

/** Determiners, after which a word is a noun and not a verb: "the dress". */
const ARTICLES = /^(?:the|an?|its|his|her|their|my|our)$/i;

/** Whether a word that may be a verb is a noun, as the last one of "her dress", "the car colour" and "change dress". */
const isNounAfter = (before: Lexeme | undefined, { noun }: Lexeme): boolean =>
  noun !== undefined && before !== undefined && (ARTICLES.test(before.text) || before.verb !== undefined);

/** Splits an instruction's lexemes into clauses: at punctuation and conjunctions, and at "with" before a new item. */
export function clausesOf(lexemes: readonly Lexeme[]): Clause[] {
  const runs: Lexeme[][] = [[]];
  const opening = new Set<Lexeme[]>(runs);
  for (const lexeme of lexemes) {
    const run = runs.at(-1) as Lexeme[];
    const begins =
      lexeme.verb !== undefined &&
      lexeme.noun?.kind !== 'own' &&
      !isNounAfter(run.at(-1), lexeme) &&
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
    if (lexeme.break !== null) {
      const after: Lexeme[] = [];
      if (lexeme.break === 'stop' || (run.length === 0 && opening.has(run))) opening.add(after);
      runs.push(after);
    } else if (begins && !swaps && lexeme.verb !== 'keep' && lexeme.move === undefined) runs.push([lexeme]);
    else run.push(lexeme);
  }
  return joined(runs.filter((run) => run.length > 0).map((run) => ({ ...clauseOf(run), opens: opening.has(run) })));
}

/** Joins clauses that share a target or a change: "the ears and the tail blue", "the ears blue and the tail". */
function joined(clauses: readonly Clause[]): Clause[] {
  const kept: Clause[] = [];
  let waiting: Clause | null = null;
  for (const clause of clauses) {
    const last = kept.at(-1);
    const before: Clause | undefined = waiting ?? last;
    if (!clause.own && before) clause.verb = inherited(clause, before);
    if (!waiting && last && !clause.own && isBareNoun(clause)) {
      addBareNouns(kept, last, clause);
      continue;
    }
    if (waiting && (clause.own || !isOfNouns(clause))) kept.push(waiting);
    else if (waiting) takeOver(clause, waiting);
    waiting = awaitsChange(clause) ? clause : null;
    if (!waiting) kept.push(clause);
  }
  return waiting ? [...kept, waiting] : kept;
}

/** Whether a clause names something or asks for a change, which a clause before it may share. */
const isOfNouns = (clause: Clause): boolean => clause.nouns.length > 0 || changes(clause);

/** Puts the nouns of a clause that waits for its change before those of the clause that has one. */
function takeOver(clause: Clause, waiting: Clause): void {
  clause.nouns = [...waiting.nouns, ...clause.nouns];
  clause.unknown = [...waiting.unknown, ...clause.unknown];
  clause.text = `${waiting.text} and ${clause.text}`;
}

/** Adds a clause that only names something: its nouns share what the last clause does, or are put on. */
function addBareNouns(kept: Clause[], last: Clause, clause: Clause): void {
  if (last.except.length > 0) last.except.push(...clause.nouns.map(({ noun }) => noun));
  else if (last.nouns.length === 0 || last.verb === 'swap') kept.push({ ...clause, verb: 'add' });
  else if (last.verb === 'remove' || last.verb === 'add') kept.push(clause);
  else {
    last.nouns.push(...clause.nouns.map((named) => withColorOf(named, last.nouns.at(-1))));
    last.text = `${last.text} and ${clause.text}`;
  }
}

/** Gives a body part without a colour that of the body part before it: the beak in "orange feet and beak" is orange. */
const withColorOf = (named: Clause['nouns'][number], before: Clause['nouns'][number] | undefined) =>
  named.color === null && named.noun.kind === 'region' && before?.noun.kind === 'region'
    ? { ...named, color: before.color }
    : named;

/** Verbs whose change may be in a later clause. */
const OPEN_VERBS: ReadonlySet<Clause['verb']> = new Set<Clause['verb']>(['make', 'swap', 'move', null]);

/** Whether a clause names something whose change is still to be read. */
const awaitsChange = (clause: Clause): boolean =>
  OPEN_VERBS.has(clause.verb) && isBareNoun(clause) && (clause.verb !== 'swap' || clause.nouns.length === 1);

/** The verb of a clause without one: that of the clause before, unless that removes something and this one does not. */
function inherited(clause: Clause, { verb }: Clause): Clause['verb'] {
  if (verb === 'keep') return 'make';
  const isChange = clause.color !== null || clause.feeling !== null || clause.shifts.length + clause.sizes.length > 0;
  return verb === 'remove' && (clause.opens || isChange) ? null : verb;
}

const isBareNoun = (clause: Clause): boolean =>
  clause.nouns.length > 0 && !changes(clause) && clause.except.length === 0;
