import { languageToEnglish } from '../../words/languages/to-english';
import { MOVES } from '../moves';
import type { MotionMood } from '../manner';
import { MOOD_MOVES } from '../moves/mood-moves';
import {
  directionIn,
  isActingThing,
  isFelt,
  isLoopLabel,
  isNoun,
  isOfThing,
  isStance,
  isWeatherAround,
  withoutLabel,
} from './clauses';
import { verbAt, moodAt } from './lexicon';
import { markAt, type Mark } from './marks';
import { close, loneMood, returns, type ReaderState } from './clause-end';
import { PLAIN_ACT, type MotionAct, type MotionReading } from './reading';
import { stepsOf } from './steps';
import { totalIn } from './total';

/**
 * Reads the acts of a prompt in English, German, Spanish, French, Italian or Portuguese, in their order, with their
 * properties.
 */
export function readMotion(prompt: string): MotionReading {
  const reading = readWords(languageToEnglish(prompt).toLowerCase());
  return reading.steps.length > 0 ? reading : readWords(languageToEnglish(prompt, 1).toLowerCase());
}

function readWords(prompt: string): MotionReading {
  const { seconds, rest } = totalIn(withoutLabel(prompt));
  const text = rest
    .replace(/[’`]/g, "'")
    .replace(/["“”()!?:*_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const state: ReaderState = {
    text,
    pieces: [],
    last: null,
    unknown: [],
    loop: isLoopLabel(prompt) ? true : null,
    pending: {},
    join: 'then',
    done: false,
    refused: false,
    things: false,
  };
  for (let at = 0; at < text.length;) at = step(state, text, at);
  endWords(state, text.length);
  // Where only things act, the figure stands among them.
  if (state.things && state.pieces.length === 0) {
    act(state, 'idle', 'stand', { at: text.length, end: text.length });
    endWords(state, text.length);
  }
  close(state);
  loneMood(state);
  return { steps: stepsOf(state.pieces), loop: state.loop, seconds, unknown: [...new Set(state.unknown)] };
}

/**
 * Reads the longest match at an offset: a verb before a mood, a mood before filler words.
 * Returns the offset after the match.
 */
function step(state: ReaderState, text: string, at: number): number {
  if (/[\s-]/.test(text[at] ?? '')) return at + 1;
  const [verb, mark, mood] = [verbAt(text, at), markAt(text, at), moodAt(text, at)];
  const verbEnd = verb?.end ?? 0;
  const furthest = Math.max(verbEnd, mark?.end ?? 0, mood?.end ?? 0);
  // Weather in the background is a prop of the act, and not an act.
  if (verb && verbEnd === furthest && isWeatherAround(text, at, verb.said)) return furthest;
  if (verb && verbEnd === furthest && state.last && isStance(text, at, verb.said)) return furthest;
  if (verb && verbEnd === furthest && isNoun(text, at, verbEnd)) return furthest;
  // A thing that acts is a prop of the figure's act: "takes a photo, the flash goes off".
  if (verb && verbEnd === furthest && (isOfThing(text, at) || (state.last && isActingThing(text, at, verbEnd)))) {
    if (!state.last) state.things = true;
    return furthest;
  }
  if (verb && verbEnd === furthest) act(state, verb.move, verb.said, { at, end: verbEnd });
  else if (mood && mood.end === furthest) {
    if (isFeltNext(state, text, at)) feel(state, mood.mood, { at, end: mood.end });
    else say(state, { mood: mood.mood });
  } else if (mark) take(state, mark.mark);
  else {
    const word = /^[^\s,;.]+/.exec(text.slice(at))?.[0] ?? text.charAt(at);
    if (/[a-z]{2}|\d/.test(word)) state.unknown.push(word);
    return at + Math.max(word.length, 1);
  }
  return furthest;
}

/** Stores the words of the last act, which end where the next act begins. */
function endWords({ last, text, things, pieces }: ReaderState, end: number): void {
  if (!last) return;
  const isFirst = things && pieces[0]?.act === last.act;
  last.act.words = isFirst ? `with ${text.slice(0, end)}` : text.slice(last.at, end);
}

function act(state: ReaderState, move: string, said: string, { at, end }: { at: number; end: number }): void {
  endWords(state, at);
  if (state.refused) {
    state.refused = false;
    state.last = null;
    return;
  }
  const text = state.text.slice(at, end);
  const direction = directionIn(said, text);
  const read = {
    ...PLAIN_ACT,
    course: MOVES[move]?.course ?? null,
    ...state.pending,
    ...(direction ? { direction } : {}),
    move,
    said,
    words: text,
  };
  state.last = { act: read, at };
  state.pieces.push({
    act: read,
    join: state.done ? 'and' : state.join,
    pause: 0,
    aside: text.split(' ')[0]?.endsWith('ing') ?? false,
  });
  state.pending = {};
  state.done = true;
}

/** Whether a mood is felt after the last act, and is not how that act is done: "opens a gift and is amazed". */
const isFeltNext = ({ done, join, pieces }: ReaderState, text: string, at: number): boolean =>
  !done &&
  (join === 'and' || join === 'then' || join === 'list') &&
  pieces.some((piece) => piece.act) &&
  isFelt(text, at);

/** Adds the move that shows a mood, after the acts before it. */
function feel(state: ReaderState, mood: MotionMood, place: { at: number; end: number }): void {
  state.join = 'then';
  act(state, MOOD_MOVES[mood], `be ${mood}`, place);
}

/** Adds properties to the clause's act, or keeps them for the act that comes next. */
function say(state: ReaderState, what: Partial<MotionAct>): void {
  if (state.refused) return;
  const last = state.pieces.at(-1)?.act;
  if (state.done && last) Object.assign(last, what);
  else state.pending = { ...state.pending, ...what };
}

function take(state: ReaderState, mark: Mark): void {
  switch (mark.kind) {
    case 'then':
    case 'while':
    case 'and':
    case 'list':
    case 'before':
    case 'after':
    case 'with': {
      const last = state.join;
      const waits = !state.done && state.pieces.length > 0 && last !== 'and' && last !== 'with';
      close(state);
      state.join = waits && (mark.kind === 'and' || mark.kind === 'list' || mark.kind === 'with') ? last : mark.kind;
      break;
    }
    case 'without':
      state.refused = true;
      break;
    case 'loop':
      state.loop = true;
      break;
    case 'once':
      state.loop = false;
      break;
    case 'times':
      say(state, { times: Math.min(Math.max(mark.value, 1), 12), counted: true });
      break;
    case 'again':
      if (!returns(state)) say(state, { times: 2, counted: true });
      break;
    case 'pace':
      say(state, { pace: mark.value });
      break;
    case 'size':
      say(state, { size: mark.value });
      break;
    case 'side':
      say(state, { side: mark.value });
      break;
    case 'direction':
      say(state, { direction: mark.value });
      break;
    case 'course': {
      const last = state.pieces.at(-1)?.act;
      if (state.done && last && MOVES[last.move]?.travels) last.course = mark.value;
      break;
    }
    case 'lasting':
      say(state, { lasting: mark.value });
      break;
    case 'pause':
      state.pieces.push({ act: null, join: 'then', pause: mark.value, aside: false });
      state.join = 'then';
      state.done = false;
      break;
    default:
      break;
  }
}
