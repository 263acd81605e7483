import { checkBy } from '../issues';
import { LIMITS } from '../limits';
import type { Checked, Problem } from '../problem';
import type { MascotSpec, Part } from '../spec/schema';
import { DEFAULT_STATE } from './part-pose';
import { AnimationClip, type Modifier, type Track } from './schema';
import { valueBound } from './track-props';

type Parts = ReadonlyMap<string, Part> | null;

/** A clip that keeps every rule, or every problem it has; with a spec, its parts and states must exist there too. */
export function checkClip(input: unknown, spec?: MascotSpec): Checked<AnimationClip> {
  const shape = checkBy(AnimationClip, input);
  if (!shape.ok) return shape;
  const clip = shape.value;
  const parts: Parts = spec ? new Map(spec.parts.map((part) => [part.id, part])) : null;
  const problems = [
    ...listProblems('tracks', clip.tracks.length),
    ...listProblems('modifiers', clip.modifiers.length),
    ...repeated(
      clip.tracks.map(({ part, prop }) => `${part} ${prop}`),
      'tracks',
      'There is already a track for this part and property.',
    ),
    ...repeated(
      clip.modifiers.map(({ part, type }) => `${part} ${type}`),
      'modifiers',
      'There is already a modifier of this type for this part.',
    ),
    ...clip.tracks.flatMap((track, index) => trackProblems(track, `tracks[${index}]`, parts)),
    ...clip.modifiers.flatMap((modifier, index) => modifierProblems(modifier, `modifiers[${index}]`, parts)),
  ];
  return problems.length ? { ok: false, problems } : { ok: true, value: clip };
}

function listProblems(path: string, length: number): Problem[] {
  const most = LIMITS.tracks.perClip;
  return length > most ? [{ path, message: `A clip may have at most ${most} ${path}, this one has ${length}.` }] : [];
}

function repeated(names: readonly string[], path: string, message: string): Problem[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (seen.has(name)) return [{ path: `${path}[${index}]`, message }];
    seen.add(name);
    return [];
  });
}

function trackProblems(track: Track, path: string, parts: Parts): Problem[] {
  const most = LIMITS.tracks.keysPerTrack;
  const problems = unknownPart(track.part, path, parts);
  if (track.keys.length > most)
    problems.push({
      path: `${path}.keys`,
      message: `A track may have at most ${most} keys, this one has ${track.keys.length}.`,
    });
  track.keys.forEach((key, index) => {
    const before = track.keys[index - 1];
    if (before && key.t < before.t) {
      problems.push({
        path: `${path}.keys[${index}].t`,
        message: `Keys must be in order of time: ${key.t} comes after ${before.t}.`,
      });
    }
  });
  if (track.prop === 'state') {
    track.keys.forEach(({ v }, index) =>
      problems.push(...unknownState(track.part, v, `${path}.keys[${index}].v`, parts, [DEFAULT_STATE])),
    );
  } else {
    const bound = valueBound(track.prop);
    track.keys.forEach(({ v }, index) => {
      if (Math.abs(v) > bound)
        problems.push({
          path: `${path}.keys[${index}].v`,
          message: `The value must lie between -${bound} and ${bound}.`,
        });
    });
  }
  return problems;
}

function modifierProblems(modifier: Modifier, path: string, parts: Parts): Problem[] {
  const problems = unknownPart(modifier.part, path, parts);
  if (modifier.type === 'blink')
    problems.push(...unknownState(modifier.part, modifier.closedState, `${path}.closedState`, parts, []));
  return problems;
}

const unknownPart = (part: string, path: string, parts: Parts): Problem[] =>
  parts && !parts.has(part) ? [{ path: `${path}.part`, message: `The mascot has no part "${part}".` }] : [];

function unknownState(id: string, state: string, path: string, parts: Parts, also: readonly string[]): Problem[] {
  const part = parts?.get(id);
  if (!part || also.includes(state) || part.states.some(({ name }) => name === state)) return [];
  const known = [...part.states.map(({ name }) => name), ...also];
  const has = known.length ? `it has ${known.join(', ')}` : 'it has none';
  return [{ path, message: `The part "${id}" has no state "${state}"; ${has}.` }];
}
