import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import { COLORS } from '../words/colors';
import { COLOR_SHADES, SHY_COLORS } from '../words/color-shades';
import type { Wear } from '../words/garment-ids';
import { GARMENT_WORDS } from '../words/garment-words';
import { deedsOf } from '../words/deeds';
import { mountOf } from '../words/mounts';
import { nounsOf } from '../words/nouns-and-colors';
import { COMMON_WORDS } from '../words/stop-words';
import { SUBJECT_WORDS } from '../words/subjects';
import { type Token, wordAt } from '../words/tokens';
import { tokensOf } from '../words/tokens';
import type { PresetName } from '@/lib/core/clip/schema';
import type { Season, TimeOfDay, Weather } from './light';
import { doesNotOverlap, foundIn, inTable, spanOf, type FoundWords } from './find-words';
import { OBJECT_WORDS, type SceneThing } from './objects';
import { SETTINGS, type SettingId } from './settings';
import { DETAIL_WORDS, POSE_WORDS, QUIET_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './vocabulary';

/** The meaning of a scene's prompt. */
export interface SceneBrief {
  setting: SettingId;
  /** Whether a word of the prompt names a place. */
  isNamed: boolean;
  time: TimeOfDay;
  weather: Weather;
  season: Season | null;
  /** The colours of the prompt as hex, in order. */
  colors: string[];
  objects: SceneThing[];
  /** The garments and props that the prompt gives to the mascot. */
  wear: Wear[];
  minimal: boolean;
  /** The motion that the prompt asks for. */
  pose: PresetName | null;
  understood: string[];
  unknown: string[];
}

const SETTING_WORDS: ReadonlyMap<string, SettingId> = new Map(
  (Object.entries(SETTINGS) as [SettingId, { words: string }][]).flatMap(([id, { words }]) =>
    words.split(' ').map((word) => [word, id] as const),
  ),
);

/** The findings in a prompt, by kind. */
interface NamedThings {
  hues: FoundWords<string>[];
  worn: FoundWords<Wear['item']>[];
  places: FoundWords<SettingId>[];
  place: FoundWords<SettingId> | undefined;
  times: FoundWords<TimeOfDay>[];
  weathers: FoundWords<Weather>[];
  seasons: FoundWords<Season>[];
  poses: FoundWords<PresetName>[];
  objects: FoundWords<SceneThing['id']>[];
  quiet: FoundWords<unknown>[];
  details: FoundWords<unknown>[];
}

function namedIn(tokens: readonly Token[]): NamedThings {
  const hues = colorsOf(tokens);
  const taken = new Set(hues.flatMap(spanOf));
  const free = (found: FoundWords<unknown>) => found.length > 1 || !taken.has(found.at);
  const ridden = mountOf(tokens);
  const worn = [
    ...foundIn(tokens, inTable(GARMENT_WORDS)).filter(({ at }) => isWorn(tokens, at) && at !== ridden?.at),
    ...(ridden ? [{ value: ridden.worn.item, at: ridden.at, length: 1, words: tokens[ridden.at]?.text ?? '' }] : []),
  ];
  const isNotWorn = (found: FoundWords<unknown>) => worn.every((wear) => doesNotOverlap(wear)(found));
  const places = foundIn(tokens, (word) => SETTING_WORDS.get(word))
    .filter(free)
    .filter(isNotWorn);
  const place = bestPlace(places, tokens);
  return {
    hues,
    worn,
    places,
    place,
    times: foundIn(tokens, inTable(TIME_WORDS)),
    weathers: foundIn(tokens, inTable(WEATHER_WORDS)),
    seasons: foundIn(tokens, inTable(SEASON_WORDS)),
    poses: foundIn(tokens, inTable(POSE_WORDS)),
    objects: foundIn(tokens, inTable(OBJECT_WORDS)).filter(doesNotOverlap(place)).filter(free).filter(isNotWorn),
    quiet: foundIn(tokens, inTable(QUIET_WORDS)),
    details: foundIn(tokens, inTable(DETAIL_WORDS)),
  };
}

/** The colours of objects and clothes, by the position of their noun. */
function ownColors(tokens: readonly Token[], { hues, objects, worn }: NamedThings): Map<number, FoundWords<string>> {
  return new Map(
    [...objects, ...worn].flatMap(({ at }) => {
      const color =
        hues.find((hue) => hue.at === at - 1) ??
        hues.find((hue) => hue.at === at - 2 && !tokens[at - 1]?.word.match(/^(and|with|a|the)$/));
      return color ? [[at, color] as const] : [];
    }),
  );
}

/** The time of day, weather and season: those of the prompt, else the defaults of the setting. */
function lightOf({ place, times, weathers, seasons }: NamedThings): Pick<SceneBrief, 'time' | 'weather' | 'season'> {
  const setting = SETTINGS[place?.value ?? 'studio'];
  const season = seasons[0]?.value ?? null;
  const usual = season === 'winter' && !setting.indoor ? 'snow' : (setting.weather ?? 'clear');
  return {
    time: times[0]?.value ?? setting.time ?? 'day',
    weather: weathers[0]?.value ?? usual,
    season: season ?? (weathers[0]?.value === 'snow' ? 'winter' : null),
  };
}

/**
 * Reads a scene's prompt: place, time of day, weather, colours, objects, and the mascot's pose.
 * Words in `own`, which holds the mascot's name and description, are never reported as unknown.
 */
export function readScene(prompt: string, own: string): SceneBrief {
  const tokens = tokensOf(prompt);
  const named = namedIn(tokens);
  const { hues, worn, places, place, times, weathers, seasons, poses, objects, quiet, details } = named;
  const owned = ownColors(tokens, named);
  const colorAt = (at: number): string | null => owned.get(at)?.value ?? null;
  const tints = hues.filter((hue) => ![...owned.values()].includes(hue));
  const known = [places, times, weathers, seasons, poses, objects, worn, quiet, details, hues].flat().flatMap(spanOf);
  const said = (found: FoundWords<unknown>) =>
    `${owned.get(found.at) ? `${owned.get(found.at)?.words} ` : ''}${found.words}`;
  const heard = [place, times[0], weathers[0], seasons[0], poses[0], quiet[0], ...tints, ...objects, ...worn].flatMap(
    (found) => (found ? [said(found)] : []),
  );
  return {
    setting: place?.value ?? 'studio',
    isNamed: place !== undefined,
    ...lightOf(named),
    colors: tints.map(({ value }) => value),
    minimal: quiet.length > 0 && details.length === 0,
    pose: poses[0]?.value ?? null,
    objects: objects
      .map(({ value, at }) => ({ id: value, color: colorAt(at) }))
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i),
    wear: [...worn.map(({ value, at }) => ({ item: value, color: colorAt(at) })), ...readWith(tokens)],
    understood: [...new Set(heard)],
    unknown: unknownOf(tokens, new Set(known), own),
  };
}

/** The item that a reader holds, if the prompt names none. Other activities are shown by the setting. */
const readWith = (tokens: readonly Token[]): Wear[] =>
  deedsOf(tokens, nounsOf(tokens)).filter(({ item }) => item === 'book');

/**
 * Whether a word names something that the mascot wears or holds.
 * Clothes are always worn, other things only after a word like "holding".
 */
function isWorn(tokens: readonly Token[], at: number): boolean {
  const before = [1, 2, 3].map((back) => wordAt(tokens, at - back));
  if (before.some((word) => /^(hold|holding|carry|carrying|wear|wearing|dressed)$/.test(word))) return true;
  return (
    !Object.hasOwn(OBJECT_WORDS, wordAt(tokens, at)) &&
    !SETTING_WORDS.has(wordAt(tokens, at)) &&
    before.some((word) => /^(with|in|and)$/.test(word))
  );
}

/**
 * The setting that a prompt names: a phrase of two words wins, else a word after "in", "on" or "at", else the first.
 * Words for a season, a time of day or weather count only if no other word names a setting.
 */
function bestPlace(all: readonly FoundWords<SettingId>[], tokens: readonly Token[]): FoundWords<SettingId> | undefined {
  const wordOf = (found: FoundWords<unknown>): string =>
    spanOf(found)
      .map((at) => tokens[at]?.word)
      .join('_');
  const proper = all.filter(
    (found) => ![WEATHER_WORDS, SEASON_WORDS, TIME_WORDS].some((table) => Object.hasOwn(table, wordOf(found))),
  );
  const places = proper.length > 0 ? proper : all;
  const led = places.find(({ at }) =>
    [1, 2, 3].some((back) =>
      /^(in|on|at|under|inside|through|around|by|into|visiting)$/.test(wordAt(tokens, at - back)),
    ),
  );
  return places.find(({ length }) => length > 1) ?? led ?? places[0];
}

/**
 * The colours of a prompt.
 * A colour word that also names a thing, a setting or a time of day counts only before a word like "color".
 */
function colorsOf(tokens: readonly Token[]): FoundWords<string>[] {
  return tokens.flatMap(({ word, text }, at): FoundWords<string>[] => {
    const value = word.startsWith('#') ? fullHex(word) : Object.hasOwn(COLORS, word) ? COLORS[word] : undefined;
    if (value === undefined) return [];
    const isThing =
      SETTING_WORDS.has(word) ||
      [OBJECT_WORDS, TIME_WORDS, WEATHER_WORDS, GARMENT_WORDS].some((table) => Object.hasOwn(table, word)) ||
      SHY_COLORS.has(word);
    const isSaid = /^(tone|hue|color|colour|palette|shade|theme)$/.test(wordAt(tokens, at + 1));
    if (isThing && !isSaid) return [];
    const [lightness, chroma] = COLOR_SHADES[wordAt(tokens, at - 1)] ?? [0, 1];
    const { l, c, h } = toOklch(value);
    return [{ value: fromOklch({ l: l + lightness, c: c * chroma, h }), at, length: 1, words: text.toLowerCase() }];
  });
}

const fullHex = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex);

const SCENE_FILLER_WORDS = new Set(
  (
    'before after against along across toward scene setting place where while during tone hue colour color ' +
    'palette theme shade next near beside behind front center middle around big nice cozy cosy beautiful sky ' +
    'surrounded full lots many few filled between above below there here mood atmosphere feeling light lighting ' +
    'lit soft warm cool bright dark vibe style wide view top time day its happily proudly gently looking enjoying ' +
    'having during outside indoors outdoors inside floor ground wall window'
  ).split(' '),
);

function unknownOf(tokens: readonly Token[], known: ReadonlySet<number>, own: string): string[] {
  const ownWords = new Set(tokensOf(own).map(({ word }) => word));
  const unknown = tokens.filter(
    ({ word }, at) =>
      /^\p{L}{3,}$/u.test(word) &&
      !known.has(at) &&
      !COMMON_WORDS.has(word) &&
      !SCENE_FILLER_WORDS.has(word) &&
      !Object.hasOwn(COLORS, word) &&
      !Object.hasOwn(COLOR_SHADES, word) &&
      !ownWords.has(word) &&
      !SUBJECT_WORDS.has(word),
  );
  return [...new Set(unknown.map(({ text }) => text.toLowerCase()))].slice(0, 12);
}
