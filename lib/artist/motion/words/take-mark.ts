import { MOVES } from '../moves';
import { close, returns, type ReaderState } from './clause-end';
import type { Mark } from './marks';
import type { MotionAct } from './reading';

/** The most repetitions of an act. */
const MAX_TIMES = 12;

/** Adds properties to the clause's act, or keeps them for the act that comes next. */
export function say(state: ReaderState, what: Partial<MotionAct>): void {
  if (state.refused) return;
  const last = state.pieces.at(-1)?.act;
  if (state.done && last) Object.assign(last, what);
  else state.pending = { ...state.pending, ...what };
}

/** Ends the clause, and keeps how the next act joins the one before it. */
function joinNext(state: ReaderState, join: ReaderState['join']): void {
  const last = state.join;
  const waits = !state.done && state.pieces.length > 0 && last !== 'and' && last !== 'with';
  close(state);
  state.join = waits && (join === 'and' || join === 'list' || join === 'with') ? last : join;
}

/** Repeats the last act, unless "again" says that the figure returns. */
function repeat(state: ReaderState): void {
  if (!returns(state)) say(state, { times: 2, counted: true });
}

/** Sends the last act on its way across the picture, if it is one that travels. */
function send(state: ReaderState, course: MotionAct['course']): void {
  const last = state.pieces.at(-1)?.act;
  if (state.done && last && MOVES[last.move]?.travels) last.course = course;
}

/** Adds a pause as a piece of its own. */
function wait(state: ReaderState, pause: number): void {
  state.pieces.push({ act: null, join: 'then', pause, aside: false });
  state.join = 'then';
  state.done = false;
}

/** Applies a word that is not an act to the acts around it. */
export function take(state: ReaderState, mark: Mark): void {
  switch (mark.kind) {
    case 'then':
    case 'while':
    case 'and':
    case 'list':
    case 'before':
    case 'after':
    case 'with':
      return joinNext(state, mark.kind);
    case 'without':
      state.refused = true;
      return;
    case 'loop':
    case 'once':
      state.loop = mark.kind === 'loop';
      return;
    case 'times':
      return say(state, { times: Math.min(Math.max(mark.value, 1), MAX_TIMES), counted: true });
    case 'again':
      return repeat(state);
    case 'pace':
      return say(state, { pace: mark.value });
    case 'size':
      return say(state, { size: mark.value });
    case 'side':
      return say(state, { side: mark.value });
    case 'direction':
      return say(state, { direction: mark.value });
    case 'lasting':
      return say(state, { lasting: mark.value });
    case 'course':
      return send(state, mark.value);
    case 'pause':
      return wait(state, mark.value);
    default:
  }
}
