import type { StyleId } from '@/lib/core/styles';
import type { TargetNoun, NamedSide } from '../targets/target';
import type { ColorChange, Feeling, MoveChange, PatternKind, SizeChange } from '../wish';
import type { Amount } from './amounts';
import type { Verb } from './lexicon';

/** A noun as a clause names it, with the colour that stands before it. */
export interface Named {
  noun: TargetNoun;
  color: { hex: string; words: string } | null;
}

/** One clause of an instruction: what is named and what is to happen. */
export interface Clause {
  text: string;
  verb: Verb | null;
  /** Whether the verb was said here, not carried on from the clause before. */
  own: boolean;
  nouns: Named[];
  except: TargetNoun[];
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
  side: NamedSide;
  unknown: string[];
}

export const blank = (): Clause => ({
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
