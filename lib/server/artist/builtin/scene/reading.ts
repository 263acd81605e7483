import { COLORS, COLOR_SHADES } from '../words/colors';
import { COMMON_WORDS } from '../words/stop-words';
import { SUBJECT_WORDS } from '../words/subjects';
import type { Token } from '../words/tokens';
import { tokensOf } from '../words/tokens';
import type { PresetName } from '@/lib/core/clip/schema';
import type { TimeOfDay, Weather } from './light';
import { OBJECT_WORDS, type ObjectId } from './objects';
import { SETTINGS, type SettingId } from './settings';
import { DETAIL_WORDS, POSE_WORDS, QUIET_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS, type Season } from './vocabulary';

/** A scene's prompt as it was understood. */
export interface SceneBrief {
  setting: SettingId;
  /** False when no word named a place. */
  isNamed: boolean;
  time: TimeOfDay;
  weather: Weather;
  season: Season | null;
  /** Colours as hex, in the order of the words. */
  tints: string[];
  objects: ObjectId[];
  minimal: boolean;
  /** What the words have the mascot do. */
  pose: PresetName | null;
  understood: string[];
  unknown: string[];
}

const SETTING_WORDS: ReadonlyMap<string, SettingId> = new Map((Object.entries(SETTINGS) as [SettingId, { words: string }][]).flatMap(([id, { words }]) => words.split(' ').map((word) => [word, id] as const)));

type Found<T> = { value: T; at: number; length: number; words: string };

/** Everything in a table that the words name: pairs before single words, each word once. */
function foundIn<T>(tokens: readonly Token[], lookUp: (word: string) => T | undefined): Found<T>[] {
  const found: Found<T>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, two] = [tokens[at], tokens[at + 1]];
    const pair = one && two ? lookUp(`${one.word}_${two.word}`) : undefined;
    const single = one ? lookUp(one.word) : undefined;
    if (pair !== undefined) {
      found.push({ value: pair, at, length: 2, words: `${one?.text} ${two?.text}`.toLowerCase() });
      at += 1;
    } else if (single !== undefined) found.push({ value: single, at, length: 1, words: one?.text.toLowerCase() ?? '' });
  }
  return found;
}

const inTable = <T>(table: Readonly<Record<string, T>>) => (word: string): T | undefined => (Object.hasOwn(table, word) ? table[word] : undefined);

/** Reads a scene's prompt: the place, the hour, the weather, colours, objects and what the mascot does there. `own` are the mascot's own words, never unknown. */
export function readScene(prompt: string, own: string): SceneBrief {
  const tokens = tokensOf(prompt);
  const colors = colorsOf(tokens);
  const taken = new Set(colors.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  const places = foundIn(tokens, (word) => SETTING_WORDS.get(word)).filter(({ at, length }) => length > 1 || !taken.has(at));
  const place = bestPlace(places, tokens);
  const setting = SETTINGS[place?.value ?? 'studio'];
  const times = foundIn(tokens, inTable(TIME_WORDS));
  const weathers = foundIn(tokens, inTable(WEATHER_WORDS));
  const seasons = foundIn(tokens, inTable(SEASON_WORDS));
  const poses = foundIn(tokens, inTable(POSE_WORDS));
  const objects = foundIn(tokens, inTable(OBJECT_WORDS)).filter(({ at, length }) => !place || at + length <= place.at || at >= place.at + place.length).filter(({ at, length }) => length > 1 || !taken.has(at));
  const quiet = foundIn(tokens, inTable(QUIET_WORDS));
  const details = foundIn(tokens, inTable(DETAIL_WORDS));
  const known = [...places, ...times, ...weathers, ...seasons, ...poses, ...objects, ...quiet, ...details, ...colors].flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i));
  const time = times[0]?.value ?? setting.time ?? 'day';
  return {
    setting: place?.value ?? 'studio', isNamed: place !== undefined, time,
    weather: weathers[0]?.value ?? (seasons[0]?.value === 'winter' && !setting.indoor ? 'snow' : setting.weather ?? 'clear'), season: seasons[0]?.value ?? null,
    tints: colors.map(({ value }) => value), objects: [...new Set(objects.map(({ value }) => value))], minimal: quiet.length > 0 && details.length === 0, pose: poses[0]?.value ?? null,
    understood: [place?.words, ...[times[0], weathers[0], seasons[0], poses[0], quiet[0]].map((each) => each?.words), ...colors.map(({ words }) => words), ...objects.map(({ words }) => words)].filter((words): words is string => words !== undefined).filter((words, i, all) => all.indexOf(words) === i),
    unknown: unknownOf(tokens, new Set(known), own),
  };
}

/** The place that stands after "in", "on" or "at" wins; else the longest, else the first. */
function bestPlace(places: readonly Found<SettingId>[], tokens: readonly Token[]): Found<SettingId> | undefined {
  const led = places.find(({ at }) => [1, 2, 3].some((back) => /^(in|on|at|under|inside|through|around|by|into|visiting)$/.test(tokens[at - back]?.word ?? '')));
  return places.find(({ length }) => length > 1) ?? led ?? places[0];
}

/** A colour word that is a thing as well counts only where it is said to be a colour. */
function colorsOf(tokens: readonly Token[]): Found<string>[] {
  return tokens.flatMap(({ word, text }, at): Found<string>[] => {
    const value = word.startsWith('#') ? fullHex(word) : Object.hasOwn(COLORS, word) ? COLORS[word] : undefined;
    if (value === undefined) return [];
    const said = /^(tone|hue|color|colour|palette|shade|light|theme)$/.test(tokens[at + 1]?.word ?? '') || tokens[at + 1]?.word === 'and' || /^(in|and)$/.test(tokens[at - 1]?.word ?? '') || Object.hasOwn(COLOR_SHADES, tokens[at - 1]?.word ?? '');
    const isThing = SETTING_WORDS.has(word) || Object.hasOwn(OBJECT_WORDS, word) || Object.hasOwn(TIME_WORDS, word) || Object.hasOwn(WEATHER_WORDS, word);
    const isName = /^(tone|hue|color|colour|palette|shade|theme)$/.test(tokens[at + 1]?.word ?? '');
    if (isThing && !isName) return [];
    const named = Object.hasOwn(OBJECT_WORDS, tokens[at + 1]?.word ?? '') && !said;
    return named ? [] : [{ value, at, length: 1, words: text.toLowerCase() }];
  });
}

const fullHex = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex);

const SAID_ANYWAY = new Set('scene setting place where while during tone hue colour color palette theme shade next near beside behind front center middle around big nice cozy cosy beautiful sky surrounded full lots many few filled between above below there here mood atmosphere feeling light lighting lit soft warm cool bright dark vibe style wide view top time day its happily proudly gently looking enjoying having during outside indoors outdoors inside floor ground wall window'.split(' '));

function unknownOf(tokens: readonly Token[], known: ReadonlySet<number>, own: string): string[] {
  const ownWords = new Set(tokensOf(own).map(({ word }) => word));
  const unknown = tokens.filter(({ word }, at) => /^\p{L}{3,}$/u.test(word) && !known.has(at) && !COMMON_WORDS.has(word) && !SAID_ANYWAY.has(word) && !Object.hasOwn(COLORS, word) && !Object.hasOwn(COLOR_SHADES, word) && !ownWords.has(word) && !SUBJECT_WORDS.has(word));
  return [...new Set(unknown.map(({ text }) => text.toLowerCase()))].slice(0, 12);
}
