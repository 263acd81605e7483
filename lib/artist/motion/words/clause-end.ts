import { MOOD_MOVES } from '../moves/mood-moves';
import { elsewhere, goesElsewhere, PLAIN_ACT, type Join, type MotionAct, type MotionPiece } from './reading';

/** What the reader of a motion prompt has read so far. */
export interface ReaderState {
  text: string;
  pieces: MotionPiece[];
  /** The last act that was read, and where it begins in the text. */
  last: { act: MotionAct; at: number } | null;
  unknown: string[];
  loop: boolean | null;
  /** Properties that were read for an act that has not been read yet. */
  pending: Partial<MotionAct>;
  join: Join;
  /** Whether the clause has its act, so that further properties belong to that one. */
  done: boolean;
  refused: boolean;
  /** Whether the text begins with a thing that acts, which is a prop of the first act. */
  things: boolean;
}

/**
 * Whether the clause's act is a return to an earlier state, as in "gets up again", so that "again" is not a repetition.
 */
export const returns = ({ done, pieces }: ReaderState): boolean =>
  done && /\b(?:up|back|open|land|down)$/.test(pieces.at(-1)?.act?.said ?? '');

/**
 * Ends a clause: properties without an act belong to the previous act.
 * A new direction, as in "looks left, then right", repeats the previous act.
 */
export function close(state: ReaderState): void {
  const last = state.pieces.at(-1)?.act;
  if (!state.done && last) {
    if (goesElsewhere(last, state.pending))
      state.pieces.push({ act: elsewhere(last, state.pending), join: state.join, pause: 0, aside: false });
    else Object.assign(last, state.pending);
    state.pending = {};
  }
  state.done = false;
  state.refused = false;
}

/** Adds the move that shows a mood if a clause names a mood without an act. */
export function loneMood(state: ReaderState): void {
  const { mood } = state.pending;
  if (state.pieces.some((piece) => piece.act) || !mood) return;
  state.pieces.push({
    act: { ...PLAIN_ACT, ...state.pending, mood: null, move: MOOD_MOVES[mood], said: `be ${mood}`, words: '' },
    join: 'then',
    pause: 0,
    aside: false,
  });
}
