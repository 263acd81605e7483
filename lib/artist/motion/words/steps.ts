import type { Move } from '../manner';
import { MOVES } from '../moves';
import { MOOD_MOVES } from '../moves/mood-moves';
import type { MotionAct, MotionPiece, MotionStep } from './reading';

/** Moves that are performed one after the other even if "and" joins them. */
const SUCCESSIVE_MOVES = new Set([
  'sneeze',
  'cough',
  'yawn',
  'nod_off',
  'wake',
  'fall',
  'faint',
  'vanish',
  'pop_in',
  'slide_in',
  'slide_out',
  'enter',
  'leave',
  'flee',
  'flip',
  'jump',
  'sigh',
  'sleep',
  'look_around',
]);
/** Postures in which hands and head can perform another move. */
const POSTURES = new Set([
  'sit',
  'crouch',
  'lean',
  'walk',
  'run',
  'march',
  'sneak',
  'fly',
  'hover',
  'swim',
  'dance',
  'sway',
  'rock',
  'bounce',
  'tremble',
  'skip',
]);
/** Moves small enough to run beside every other move. */
const ACCENTS = new Set([
  'wink',
  'blink',
  'smile',
  'grin',
  'raise_brows',
  'close_eyes',
  'widen_eyes',
  'open_mouth',
  'frown',
  'wag',
  'twitch',
]);

/** Groups acts into steps; acts that are performed at the same time share one step. */
export function stepsOf(pieces: readonly MotionPiece[]): MotionStep[] {
  const steps: MotionStep[] = [];
  let opened: MotionStep | null = null;
  pieces.forEach((piece, index) => {
    if (!piece.act) steps.push({ acts: [], pause: piece.pause });
    else if (isFelt(piece.act) && steps.length && piece.join !== 'then')
      steps.at(-1)?.acts.forEach((act) => Object.assign(act, { mood: piece.act?.mood }));
    else if (index === 0 && piece.join === 'before') opened = { acts: [feltAct(piece.act)], pause: 0 };
    else if (piece.join === 'after' && steps.length) steps.splice(-1, 0, { acts: [feltAct(piece.act)], pause: 0 });
    else if ((index === 1 && pieces[0]?.join === 'while' && piece.join !== 'then') || together(steps.at(-1), piece))
      steps.at(-1)?.acts.push(feltAct(piece.act));
    else steps.push({ acts: [feltAct(piece.act)], pause: 0 });
  });
  return opened ? [...steps, opened] : steps;
}

/** Whether "look" states a mood, as in "looks happy", and not a move of the eyes. */
const isFelt = (act: MotionAct): boolean => act.move === 'look' && act.mood !== null && act.direction === null;

const feltAct = (act: MotionAct): MotionAct =>
  isFelt(act) && act.mood ? { ...act, move: MOOD_MOVES[act.mood], mood: null, said: `be ${act.mood}` } : act;

/** Whether two moves can be done at once because they need different parts of the body, or both go on and on. */
const isEasyBeside = (one: Move, two: Move): boolean =>
  [one, two].some(({ by }) => by === 'face' || by === 'tail') || (one.kind === 'cycle' && two.kind === 'cycle');

/** Whether an act is done together with the step before it. */
function together(before: MotionStep | undefined, { act, join, aside }: MotionPiece): boolean {
  const last = before?.acts.at(-1);
  if (!before || !last || !act || before.acts.some(({ move }) => move === act.move)) return false;
  if (join === 'while' || join === 'with') return true;
  if (join === 'then' || join === 'before' || join === 'after') return false;
  const accented = ACCENTS.has(act.move) || ACCENTS.has(last.move);
  // An outburst follows what causes it: "reads a letter and bursts into tears".
  if (join === 'list' || act.said.startsWith('burst')) return join === 'list' && aside && accented;
  return isAtOnce(before, last, act);
}

/** Whether an act that follows "and" is done together with the last act of a step. */
function isAtOnce({ acts }: MotionStep, last: MotionAct, act: MotionAct): boolean {
  const [one, two] = [MOVES[last.move], MOVES[act.move]];
  if (!one || !two) return false;
  if (ACCENTS.has(act.move)) return last.move !== 'sleep';
  if (SUCCESSIVE_MOVES.has(act.move)) return false;
  if (SUCCESSIVE_MOVES.has(last.move)) return ACCENTS.has(last.move);
  if (POSTURES.has(last.move) && (two.by === 'arms' || two.by === 'head')) return true;
  if (two.by !== 'body' && acts.some(({ move }) => MOVES[move]?.by === two.by)) return false;
  return ACCENTS.has(last.move) || isEasyBeside(one, two);
}
