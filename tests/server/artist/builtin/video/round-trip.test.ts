import { afterAll, describe, expect, test, vi } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { figureOf } from '@/lib/core/clip/presets/figure';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip, PresetName, TrackProp } from '@/lib/core/clip/schema';
import { critique } from '@/lib/core/clip/critic';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { animateFromVideo } from '@/lib/server/artist/builtin/video/animate-from-video';
import { finishWork } from '@/lib/server/artist/finish-work';
import type { AnimateFromVideoInput } from '@/lib/server/artist/types';
import { closeDrawing } from '@/lib/server/raster/pool';
import { filmed } from '../../../../support/film';
import { acceptedSpec } from '../../../../support/product';
import { biped, quadruped } from '../../../../support/rigs';

afterAll(closeDrawing);
// Each draws, encodes, decodes and measures films.
vi.setConfig({ testTimeout: 120_000 });

type Track = readonly [part: string, prop: TrackProp];

const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'video' };

async function follow(spec: MascotSpec, clip: AnimationClip, format: 'mp4' | 'webm', wishes: Partial<AnimateFromVideoInput> = {}): Promise<AnimationClip> {
  const { file } = await filmed({ spec, clip, format, size: 256, fps: 24, background: null });
  return (await finishWork(animateFromVideo({ spec, video: { bytes: file, mime: `video/${format}` }, ...wishes }, context))).clip;
}

/** A property of a part over the first `seconds` of a clip. */
function played(spec: MascotSpec, clip: AnimationClip, [part, prop]: Track, seconds: number): number[] {
  const motion = compileClip(rigOf(spec), clip);
  return Array.from({ length: 100 }, (_, i) => sample(motion, (seconds * i) / 100)[part]?.[prop] ?? 0);
}

const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
const off = (list: readonly number[]) => list.map((value) => value - list.reduce((sum, each) => sum + each, 0) / list.length);

function correlation(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [off(one), off(two)];
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b) || 1);
}

/** How far a list of values goes. */
const wayOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** What tells each motion most on each figure. */
const MAIN: [string, MascotSpec, PresetName, Track][] = [
  ['biped that waves', biped, 'wave', ['arm_right', 'rotate']], ['biped that jumps', biped, 'jump', ['body', 'translateY']], ['biped that nods', biped, 'nod', ['head', 'translateY']],
  ['fox that waves', acceptedSpec('fox'), 'wave', ['arm_right', 'rotate']], ['fox that jumps', acceptedSpec('fox'), 'jump', ['body', 'translateY']], ['fox that nods', acceptedSpec('fox'), 'nod', ['head', 'translateY']],
  ['quadruped that waves', quadruped, 'wave', ['front_leg_left', 'rotate']], ['quadruped that jumps', quadruped, 'jump', ['body', 'translateY']], ['quadruped that nods', quadruped, 'nod', ['head', 'rotate']],
];

/** How a film is read is the reader's affair: one in the other format shows that it makes no difference. */
const FORMATS: ['mp4' | 'webm', typeof MAIN][] = [['mp4', MAIN], ['webm', MAIN.slice(0, 1)]];

describe.each(FORMATS)('a film of our own as %s', (format, films) => {
  test.each(films)('of the %s comes back', async (_, spec, preset, track) => {
    const original = presetClip(spec, preset);
    const clip = await follow(spec, original, format);
    const [before, after] = [original, clip].map((each) => played(spec, each, track, original.duration)) as [number[], number[]];
    expect(correlation(before, after)).toBeGreaterThan(0.8);
    expect(wayOf(after)).toBeGreaterThan(wayOf(before) * 0.4);
    expect(wayOf(after)).toBeLessThan(wayOf(before) * 1.8);
    expect(clip).toMatchObject({ loop: false });
    expect(Math.abs(clip.duration - original.duration)).toBeLessThan(0.15);
    expect(checkClip(clip, spec).ok).toBe(true);
    expect(critique(spec, clip).filter(({ rule }) => rule === 'limits' || rule === 'canvas' || rule === 'seam')).toEqual([]);
    for (const value of [after[0], after.at(-1)]) expect(Math.abs(value ?? 1)).toBeLessThan(wayOf(after) * 0.12);
  });
});

test('the forearm of an arm that waves is followed too', async () => {
  const original = presetClip(biped, 'wave');
  const clip = await follow(biped, original, 'webm');
  const [before, after] = [original, clip].map((each) => played(biped, each, ['forearm_right', 'rotate'], original.duration)) as [number[], number[]];
  expect(correlation(before, after)).toBeGreaterThan(0.7);
});

/** Keys four times over. */
const fourfold = <K extends { t: number }>(list: readonly K[]): K[] => [0, 1, 2, 3].flatMap((turn) => list.map((key) => ({ ...key, t: (turn + key.t) / 4 })));

function nods(): AnimationClip {
  const once = presetClip(biped, 'nod', { duration: 0.9 });
  return { ...once, duration: 3.6, tracks: once.tracks.map((track) => (track.prop === 'state' ? { ...track, keys: fourfold(track.keys) } : { ...track, keys: fourfold(track.keys) })) };
}

/** How far the biped's body rises and falls. */
const liftOf = (clip: AnimationClip) => wayOf(played(biped, clip, ['body', 'translateY'], 1));

describe('a movement that repeats', () => {
  test('is cut to one round with its seam closed', async () => {
    const clip = await follow(biped, nods(), 'mp4');
    expect(clip.loop).toBe(true);
    expect(clip.duration).toBeGreaterThan(0.8);
    expect(clip.duration).toBeLessThan(1);
    for (const track of clip.tracks) if (track.prop !== 'state') expect(track.keys.at(-1)?.v, `${track.part} ${track.prop}`).toBeCloseTo(track.keys[0]?.v ?? NaN, 6);
    const once = played(biped, presetClip(biped, 'nod', { duration: 0.9 }), ['head', 'translateY'], 0.9);
    const twice = played(biped, clip, ['head', 'translateY'], clip.duration);
    const best = Math.max(...once.map((_, shift) => correlation(once, twice.map((__, i) => twice[(i + shift) % 100] ?? 0))));
    expect(best).toBeGreaterThan(0.8);
  });

  test('goes round as often as a wished length has room, or is played once where that is said', async () => {
    expect(await follow(biped, nods(), 'mp4', { durationSeconds: 2, name: 'Yes yes' })).toMatchObject({ loop: true, duration: 2, name: 'Yes yes' });
    const once = await follow(biped, nods(), 'mp4', { prompt: 'just once, please' });
    expect(once.loop).toBe(false);
    expect(once.duration).toBeGreaterThan(3.4);
  });
});

test('a prompt names a motion, loops it and says how large it is', async () => {
  const original = presetClip(biped, 'jump');
  const [plain, small] = [await follow(biped, original, 'webm'), await follow(biped, original, 'webm', { prompt: 'a small hop, looping' })];
  expect([plain.name, plain.loop, small.name, small.loop]).toEqual(['Jump from a video', false, 'Hop', true]);
  expect(liftOf(small)).toBeLessThan(liftOf(plain) * 0.8);
});

test('a figure without what moves in the film does what it can with the rest', async () => {
  const { file } = await filmed({ spec: biped, clip: presetClip(biped, 'jump'), format: 'mp4', size: 256, fps: 24, background: null });
  const blob = acceptedSpec('blob');
  const { clip } = await finishWork(animateFromVideo({ spec: blob, video: { bytes: file, mime: 'video/mp4' } }, context));
  const lift = figureOf(blob).roles.root;
  expect(checkClip(clip, blob).ok).toBe(true);
  expect(clip.tracks.some(({ prop }) => prop === 'translateY'), lift).toBe(true);
});
