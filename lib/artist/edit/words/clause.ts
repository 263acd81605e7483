import type { StyleId } from '@/lib/core/styles';
import type { TargetNoun, NamedSide } from '../targets/target';
import type { ColorChange, Feeling, MoveChange, PatternKind, SizeChange } from '../wish';
import type { Amount } from './amounts';
import type { Verb } from './lexicon';

/** A noun in a clause, with the colour adjective before it. */
export interface Named {
  noun: TargetNoun;
  color: { hex: string; words: string } | null;
}

/** One clause of an instruction: the nouns it names and the changes it asks for. */
export interface Clause {
  text: string;
  verb: Verb | null;
  /** Whether the clause has its own verb instead of the one of the clause before. */
  own: boolean;
  /** Whether it begins a sentence, or the instruction. */
  opens: boolean;
  nouns: Named[];
  except: TargetNoun[];
  /** A colour after the nouns, or without a noun. */
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
  /** The creature or thing that the mascot shall become: "turn it into a cat". */
  subject: string | null;
  /** A side without a noun: "the right one". */
  side: NamedSide;
  unknown: string[];
}

/** A clause without any content. */
export const blank = (): Clause => ({
  text: '',
  verb: null,
  own: false,
  opens: false,
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

/** Whether a clause states a change. */
export const changes = (clause: Clause): boolean =>
  clause.color !== null ||
  clause.nouns.some(({ color }) => color !== null) ||
  clause.shifts.length + clause.sizes.length > 0 ||
  clause.amount !== null ||
  clause.fluff ||
  [clause.feeling, clause.style, clause.older, clause.pattern, clause.move].some((each) => each !== null);
