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
import { verbAt, moodAt, type MoodMatch, type VerbMatch } from './lexicon';
import { markAt } from './marks';
import { close, loneMood, type ReaderState } from './clause-end';
import { PLAIN_ACT, type MotionReading } from './reading';
import { stepsOf } from './steps';
import { say, take } from './take-mark';
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
  const furthest = Math.max(verb?.end ?? 0, mark?.end ?? 0, mood?.end ?? 0);
  if (verb?.end === furthest) takeVerb(state, text, at, verb);
  else if (mood?.end === furthest) takeMood(state, text, at, mood);
  else if (mark) take(state, mark.mark);
  else return passUnknown(state, text, at);
  return furthest;
}

/** Adds a verb as an act, unless it is said of something else. */
function takeVerb(state: ReaderState, text: string, at: number, { move, said, end }: VerbMatch): void {
  // Weather in the background is a prop of the act, and not an act.
  if (isWeatherAround(text, at, said) || isNoun(text, at, end)) return;
  if (state.last && isStance(text, at, said)) return;
  // A thing that acts is a prop of the figure's act: "takes a photo, the flash goes off".
  const isOfProp = isOfThing(text, at) || (state.last !== null && isActingThing(text, at, end));
  if (!isOfProp) act(state, move, said, { at, end });
  else if (!state.last) state.things = true;
}

/** Adds a mood: as an act that shows it if it is felt next, else as a property of an act. */
function takeMood(state: ReaderState, text: string, at: number, { mood, end }: MoodMatch): void {
  if (isFeltNext(state, text, at)) feel(state, mood, { at, end });
  else say(state, { mood });
}

/** Keeps a word that is not known; gives the offset after it. */
function passUnknown(state: ReaderState, text: string, at: number): number {
  const word = /^[^\s,;.]+/.exec(text.slice(at))?.[0] ?? text.charAt(at);
  if (/[a-z]{2}|\d/.test(word)) state.unknown.push(word);
  return at + Math.max(word.length, 1);
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
