import type { Direction } from '../manner';
import { isThing } from '../props/nouns';
import { verbAt } from './lexicon';

/** The most words of a label before a colon: "404: looks around", "empty state: shrugs". */
const MAX_LABEL_WORDS = 3;

/** Whether the label before a colon asks for a loop: "loading loop: the antenna blinks". */
export const isLoopLabel = (text: string): boolean =>
  withoutLabel(text) !== text && /\bloop\b/.test(text.slice(0, text.indexOf(':')));

/** Drops a label that says where a motion is used and no act; "does yoga: tree pose" begins with an act. */
export function withoutLabel(text: string): string {
  const colon = text.indexOf(':');
  const label = text.slice(0, Math.max(colon, 0)).trim();
  const words = label.split(/\s+/);
  const isAct = verbAt(label, 0) !== null && words[0]?.endsWith('s') === true && !words[0].endsWith('ss');
  const rest = text.slice(colon + 1);
  return label && words.length <= MAX_LABEL_WORDS && !isAct && /[a-z]{3}/.test(rest) ? rest : text;
}

/** Whether a word for weather is only the setting, as in "dances in the rain", and not an act. */
export const isWeatherAround = (text: string, at: number, said: string): boolean =>
  (said === 'rain' || said === 'snow') && /\b(?:in|through) the $/.test(text.slice(Math.max(0, at - 12), at));

/** Whether "standing" describes the act before it, as in "falls asleep standing", and is not an act after it. */
export const isStance = (text: string, at: number, said: string): boolean =>
  said === 'stand' &&
  text.startsWith('standing', at) &&
  !/(?:[,;.]|\b(?:and|then|while|before|after)) $/.test(text.slice(Math.max(0, at - 8), at));

/** The most words of a subject before its verb: "a big light bulb". */
const MAX_SUBJECT_WORDS = 4;
const CLAUSE_WORDS = new Set(['and', 'while', 'as', 'then', 'with', 'when', 'until']);
const ARTICLES = new Set(['a', 'an', 'the', 'some', 'two', 'three', 'its', 'his', 'her', 'their']);

/** Verbs that are nouns after an article: "holds up a sign", "swims like a fish". */
const NOUNS = new Set(
  'sign fish duck bat fly saw ring plant rock box rake mop hammer drum swing slide toast drink snack spring iron'.split(
    ' ',
  ),
);
const DETERMINER = /\b(?:an?|the|its|his|her|their|some|peace)\s+$/;

/** Matches a kind of motion whose cycle is one round of it: "walk cycle". */
const OF_CYCLE = /\b(?:walk|run|idle|jump|fly|swim)(?:ing)?\s+$/;

/** Whether the word at an offset is a noun, though it is a verb elsewhere. */
export const isNoun = (text: string, at: number, end: number): boolean =>
  (text.slice(at, end) === 'cycle' && OF_CYCLE.test(text.slice(Math.max(0, at - 12), at))) ||
  (NOUNS.has(text.slice(at, end)) && DETERMINER.test(text.slice(Math.max(0, at - 12), at)));

/** Whether the word at an offset is a thing that acts, and no act: the "flash" of "the flash goes off". */
export function isActingThing(text: string, at: number, end: number): boolean {
  const next = /^\s+/.exec(text.slice(end))?.[0].length ?? 0;
  return (
    subjectBefore(text, at).length === 0 &&
    isThing([text.slice(at, end)]) &&
    next > 0 &&
    verbAt(text, end + next) !== null
  );
}

/** Whether the subject of the verb at an offset is a thing that a motion can show, and not the figure. */
export function isOfThing(text: string, at: number): boolean {
  const subject = subjectBefore(text, at);
  return subject.length > 0 && subject.length <= MAX_SUBJECT_WORDS && isThing(subject);
}

/** The words of a clause before an offset, without articles. */
function subjectBefore(text: string, at: number): string[] {
  const clause = text.slice(Math.max(text.lastIndexOf(',', at), text.lastIndexOf('.', at)) + 1, at);
  const words = clause.split(/\s+/).filter(Boolean);
  const start = words.findLastIndex((word) => CLAUSE_WORDS.has(word)) + 1;
  return words.slice(start).filter((word) => !ARTICLES.has(word));
}

/** Matches the verb before a mood that the figure comes to feel: "gets frustrated", "is amazed". */
const FEELS = /\b(?:gets?|getting|is|becomes?|looks?|feels?|turns?|acts?)\s+(?:(?:so|very|really|all|a bit)\s+)?$/;

/** Whether the mood at an offset is one that the figure comes to feel, and not the manner of an act. */
export const isFelt = (text: string, at: number): boolean => FEELS.test(text.slice(Math.max(0, at - 24), at));

/** Matches verbs whose phrase may name a direction: "looks left". */
const POINTS = /^(?:look|turn|hop|point|lean|bend|peek|face|jump)/;

/** The direction in the phrase of an act; null if it names none. */
export function directionIn(said: string, phrase: string): Direction | null {
  if (!POINTS.test(said) || said.includes('and')) return null;
  return (['left', 'right', 'up', 'down'] as const).find((way) => phrase.split(' ').includes(way)) ?? null;
}
