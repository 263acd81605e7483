import { checkBy } from '../issues';
import { LIMITS } from '../limits';
import { MAX_PROBLEMS, type Checked, type Problem } from '../problem';
import type { MascotSpec, Part } from '../spec/schema';
import { DEFAULT_STATE } from './part-pose';
import { AnimationClip, type Modifier, type Track } from './schema';
import { valueBound } from './track-props';

type Parts = ReadonlyMap<string, Part> | null;
type Problems = Generator<Problem, void>;

/** The characters of a name, and the names, that a sentence about a wrong one shows. */
const SHOWN = { characters: 60, names: 12 };

/** A clip that keeps every rule, or its problems; with a spec, its parts and states must exist there too. */
export function checkClip(input: unknown, spec?: MascotSpec): Checked<AnimationClip> {
  const shape = checkBy(AnimationClip, input);
  if (!shape.ok) return shape;
  const parts: Parts = spec ? new Map(spec.parts.map((part) => [part.id, part])) : null;
  const problems: Problem[] = [];
  // The search ends with the last problem that is reported: a clip may have a hundred thousand keys, all of them wrong.
  for (const problem of clipProblems(shape.value, parts)) if (problems.push(problem) === MAX_PROBLEMS) break;
  return problems.length ? { ok: false, problems } : shape;
}

function* clipProblems({ tracks, modifiers }: AnimationClip, parts: Parts): Problems {
  const { perClip, keysPerClip } = LIMITS.tracks;
  yield* tooMany('tracks', 'tracks', tracks.length, perClip);
  yield* tooMany('modifiers', 'modifiers', modifiers.length, perClip);
  yield* tooMany(
    'tracks',
    'keys',
    tracks.reduce((sum, { keys }) => sum + keys.length, 0),
    keysPerClip,
  );
  yield* repeated(
    tracks.map(({ part, prop }) => `${part} ${prop}`),
    'tracks',
    'There is already a track for this part and property.',
  );
  yield* repeated(
    modifiers.map(({ part, type }) => `${part} ${type}`),
    'modifiers',
    'There is already a modifier of this type for this part.',
  );
  for (const [index, track] of tracks.entries()) yield* trackProblems(track, `tracks[${index}]`, parts);
  for (const [index, modifier] of modifiers.entries()) yield* modifierProblems(modifier, `modifiers[${index}]`, parts);
}

function* tooMany(path: string, what: string, count: number, most: number): Problems {
  if (count > most)
    yield { path, message: `A clip may have at most ${most.toLocaleString('en')} ${what}, this one has ${count}.` };
}

function* repeated(names: readonly string[], path: string, message: string): Problems {
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) yield { path: `${path}[${index}]`, message };
    seen.add(name);
  }
}

function* trackProblems(track: Track, path: string, parts: Parts): Problems {
  const most = LIMITS.tracks.keysPerTrack;
  yield* unknownPart(track.part, path, parts);
  if (track.keys.length > most)
    yield {
      path: `${path}.keys`,
      message: `A track may have at most ${most} keys, this one has ${track.keys.length}.`,
    };
  for (const [index, key] of track.keys.entries()) {
    const before = track.keys[index - 1];
    if (before && key.t < before.t)
      yield {
        path: `${path}.keys[${index}].t`,
        message: `Keys must be in order of time: ${key.t} comes after ${before.t}.`,
      };
  }
  if (track.prop === 'state') {
    for (const [index, { v }] of track.keys.entries())
      yield* unknownState(track.part, v, `${path}.keys[${index}].v`, parts, [DEFAULT_STATE]);
  } else {
    const bound = valueBound(track.prop);
    for (const [index, { v }] of track.keys.entries())
      if (Math.abs(v) > bound)
        yield { path: `${path}.keys[${index}].v`, message: `The value must lie between -${bound} and ${bound}.` };
  }
}

function* modifierProblems(modifier: Modifier, path: string, parts: Parts): Problems {
  yield* unknownPart(modifier.part, path, parts);
  if (modifier.type === 'blink')
    yield* unknownState(modifier.part, modifier.closedState, `${path}.closedState`, parts, []);
}

const short = (name: string): string => name.slice(0, SHOWN.characters);

function* unknownPart(part: string, path: string, parts: Parts): Problems {
  if (parts && !parts.has(part)) yield { path: `${path}.part`, message: `The mascot has no part "${short(part)}".` };
}

function* unknownState(id: string, state: string, path: string, parts: Parts, also: readonly string[]): Problems {
  const part = parts?.get(id);
  if (!part || also.includes(state) || part.states.some(({ name }) => name === state)) return;
  const known = [...part.states.map(({ name }) => name), ...also];
  const more = known.length - SHOWN.names;
  const named = known.slice(0, SHOWN.names).map(short).join(', ');
  const has = known.length ? `it has ${named}${more > 0 ? ` and ${more} more` : ''}` : 'it has none';
  yield { path, message: `The part "${short(id)}" has no state "${short(state)}"; ${has}.` };
}
