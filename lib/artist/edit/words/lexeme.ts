import type { StyleId } from '@/lib/core/styles';
import type { TargetNoun, NamedSide } from '../targets/target';
import type { ColorChange, Feeling, MoveChange, PatternKind, SizeChange } from '../wish';
import type { Amount } from './amounts';
import type { Verb } from './lexicon';

/** A word or phrase of an instruction with all its possible meanings; the reader chooses by context. */
export interface Lexeme {
  text: string;
  word: string;
  break: 'and' | 'stop' | null;
  verb?: Verb | undefined;
  noun?: TargetNoun | undefined;
  color?: string | undefined;
  shade?: readonly [number, number] | undefined;
  shift?: ColorChange | undefined;
  size?: SizeChange | undefined;
  feeling?: Feeling | undefined;
  style?: StyleId | undefined;
  older?: boolean | undefined;
  pattern?: PatternKind | undefined;
  move?: MoveChange | undefined;
  degree?: number | undefined;
  side?: NamedSide | undefined;
  pronoun?: 'it' | 'them' | undefined;
  amount?: Amount | undefined;
  /** Whether it inverts the change after it: "less dark". */
  less?: true | undefined;
  fluff?: true | undefined;
  place?: true | undefined;
  /** The creature or thing that the word names. */
  subject?: string | undefined;
  filler: boolean;
}
