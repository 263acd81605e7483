import { afterAll, describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { figureOf } from '@/lib/core/clip/presets/figure';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip, PresetName, TrackProp } from '@/lib/core/clip/schema';
import { critique } from '@/lib/core/clip/critic';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { animateFromVideo } from '@/lib/server/artist/builtin/video/animate-from-video';
import { repairedClip } from '@/lib/artist/video/fit/repair-clip';
import { followed } from '@/lib/artist/video/follow';
import { measure } from '@/lib/artist/video/measure';
import type { MeasuredMotion } from '@/lib/artist/video/measured';
import { readWish } from '@/lib/artist/video/wish';
import { finishWork } from '@/lib/artist/finish-work';
import { closeDrawing } from '@/lib/server/raster/pool';
import { createSurface } from '@/lib/server/raster/surface';
import { filmed } from '../../../../support/film';
import { acceptedSpec } from '../../../../support/product';
import { biped, quadruped, single } from '../../../../support/rigs';

afterAll(closeDrawing);

type Track = readonly [part: string, prop: TrackProp];

/** Pictures of so many pixels a side, so many a second: as few as show what moves. */
const [SIDE, RATE] = [96, 24] as const;

const seen = new Map<string, MeasuredMotion>();

/** How the figure of a film of a mascot's motion moves; each film is drawn and measured once. */
function measuredOf(spec: MascotSpec, clip: AnimationClip): MeasuredMotion {
  const name = `${spec.name} ${clip.name}`;
  const known = seen.get(name) ?? measure({ rate: RATE, pictures: drawn(spec, clip) }).measured;
  seen.set(name, known);
  return known;
}

/** The pictures of a motion, before a camera that goes so far to the left each second, in widths of the canvas. */
function drawn(spec: MascotSpec, clip: AnimationClip, pan = 0) {
  const [rig, surface] = [rigOf(spec), createSurface(SIDE, SIDE, '#ffffff')];
  const motion = compileClip(rig, clip);
  const { width, height } = spec.canvas;
  return Array.from({ length: Math.round(clip.duration * RATE) }, (_, i) => {
    surface.paint(render(rig, sample(motion, i / RATE)), { x: (-pan * width * i) / RATE, y: 0, width, height });
    return { width: SIDE, height: SIDE, rgba: new Uint8Array(surface.pixels()) };
  });
}

/** What is delivered of a film of a motion, as it is wished for. */
const follow = (spec: MascotSpec, clip: AnimationClip, prompt = '', seconds: number | null = null): AnimationClip =>
  repairedClip(spec, followed(spec, measuredOf(spec, clip), readWish(prompt), seconds, clip.name).clip).clip;

/** A property of a part over the first `seconds` of a clip. */
function played(spec: MascotSpec, clip: AnimationClip, [part, prop]: Track, seconds: number): number[] {
  const motion = compileClip(rigOf(spec), clip);
  return Array.from({ length: 100 }, (_, i) => sample(motion, (seconds * i) / 100)[part]?.[prop] ?? 0);
}

const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
const off = (list: readonly number[]) =>
  list.map((value) => value - list.reduce((sum, each) => sum + each, 0) / list.length);

function correlation(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [off(one), off(two)];
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b) || 1);
}

/** How far a list of values goes. */
const wayOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** What tells each motion most on each figure. */
const MAIN: [string, MascotSpec, PresetName, Track][] = [
  ['biped that waves', biped, 'wave', ['arm_right', 'rotate']],
  ['biped that jumps', biped, 'jump', ['body', 'translateY']],
  ['biped that nods', biped, 'nod', ['head', 'translateY']],
  ['fox that waves', acceptedSpec('fox'), 'wave', ['arm_right', 'rotate']],
  ['fox that jumps', acceptedSpec('fox'), 'jump', ['body', 'translateY']],
  ['fox that nods', acceptedSpec('fox'), 'nod', ['head', 'translateY']],
  ['ghost of one piece that waves', single, 'wave', ['ghost', 'rotate']],
  ['quadruped that waves', quadruped, 'wave', ['front_leg_left', 'rotate']],
  ['quadruped that jumps', quadruped, 'jump', ['body', 'translateY']],
  ['quadruped that nods', quadruped, 'nod', ['head', 'rotate']],
];

test.each(MAIN)('a film of our own of the %s comes back', (_, spec, preset, track) => {
  const original = presetClip(spec, preset);
  const clip = follow(spec, original);
  const [before, after] = [original, clip].map((each) => played(spec, each, track, original.duration)) as [
    number[],
    number[],
  ];
  expect(correlation(before, after)).toBeGreaterThan(0.8);
  expect(wayOf(after)).toBeGreaterThan(wayOf(before) * 0.4);
  expect(wayOf(after)).toBeLessThan(wayOf(before) * 1.8);
  expect(clip).toMatchObject({ loop: false });
  expect(Math.abs(clip.duration - original.duration)).toBeLessThan(0.15);
  expect(checkClip(clip, spec).ok).toBe(true);
  expect(critique(spec, clip)).toEqual([]);
  for (const value of [after[0], after.at(-1)]) expect(Math.abs(value ?? 1)).toBeLessThan(wayOf(after) * 0.12);
});

test('the forearm of an arm that waves is followed too', () => {
  const original = presetClip(biped, 'wave');
  const clip = follow(biped, original);
  const [before, after] = [original, clip].map((each) =>
    played(biped, each, ['forearm_right', 'rotate'], original.duration),
  ) as [number[], number[]];
  expect(correlation(before, after)).toBeGreaterThan(0.7);
});

test('a camera that pans beside a figure which rocks as a whole is told from it', () => {
  const clip = presetClip(single, 'wave');
  const { curves } = measure({ rate: RATE, pictures: drawn(single, clip, 0.08) }).measured;
  // Its foot swings about the middle, but it goes nowhere.
  expect(wayOf(curves.x)).toBeLessThan(0.2);
  expect(correlation(curves.tilt, measuredOf(single, clip).curves.tilt)).toBeGreaterThan(0.95);
});

/** How a film is encoded is the reader's affair: some in either format show that it makes no difference. */
test.each<['mp4' | 'webm', PresetName, Track]>([
  ['mp4', 'jump', ['body', 'translateY']],
  ['mp4', 'nod', ['head', 'translateY']],
  ['webm', 'wave', ['arm_right', 'rotate']],
  ['webm', 'jump', ['body', 'translateY']],
])('from an encoded %s, %s comes back', { timeout: 120_000 }, async (format, preset, track) => {
  const original = presetClip(biped, preset);
  const { file } = await filmed({ spec: biped, clip: original, format, size: SIDE, fps: RATE, background: null });
  const { clip } = await finishWork(
    animateFromVideo(
      { spec: biped, video: { bytes: file, mime: `video/${format}` } },
      { signal: new AbortController().signal, maxCostUsd: 1, seed: 'video' },
    ),
  );
  const [before, after] = [original, clip].map((each) => played(biped, each, track, original.duration)) as [
    number[],
    number[],
  ];
  expect(correlation(before, after)).toBeGreaterThan(0.8);
  expect(clip).toMatchObject({ loop: false });
  if (preset === 'jump') expect(clip.name).toBe('Jump from a video');
});

/** Keys four times over. */
const fourfold = <K extends { t: number }>(list: readonly K[]): K[] =>
  [0, 1, 2, 3].flatMap((turn) => list.map((key) => ({ ...key, t: (turn + key.t) / 4 })));

function nods(): AnimationClip {
  const once = presetClip(biped, 'nod', { duration: 0.9, name: 'nods' });
  return {
    ...once,
    duration: 3.6,
    tracks: once.tracks.map((track) =>
      track.prop === 'state' ? { ...track, keys: fourfold(track.keys) } : { ...track, keys: fourfold(track.keys) },
    ),
  };
}

/** How far the biped's body rises and falls. */
const liftOf = (clip: AnimationClip) => wayOf(played(biped, clip, ['body', 'translateY'], 1));

describe('a movement that repeats', () => {
  test('is cut to one round with its seam closed', () => {
    const clip = follow(biped, nods());
    expect(clip.loop).toBe(true);
    expect(clip.duration).toBeGreaterThan(0.8);
    expect(clip.duration).toBeLessThan(1);
    for (const track of clip.tracks)
      if (track.prop !== 'state')
        expect(track.keys.at(-1)?.v, `${track.part} ${track.prop}`).toBeCloseTo(track.keys[0]?.v ?? NaN, 6);
    const once = played(biped, presetClip(biped, 'nod', { duration: 0.9 }), ['head', 'translateY'], 0.9);
    const twice = played(biped, clip, ['head', 'translateY'], clip.duration);
    const best = Math.max(
      ...once.map((_, shift) =>
        correlation(
          once,
          twice.map((__, i) => twice[(i + shift) % 100] ?? 0),
        ),
      ),
    );
    expect(best).toBeGreaterThan(0.8);
  });

  test('goes round as often as a wished length has room, or is played once where that is said', () => {
    expect(follow(biped, nods(), '', 2)).toMatchObject({ loop: true, duration: 2 });
    const once = follow(biped, nods(), 'just once, please');
    expect(once.loop).toBe(false);
    expect(once.duration).toBeGreaterThan(3.4);
  });
});

test('a prompt names a motion, loops it and says how large it is', () => {
  const original = presetClip(biped, 'jump');
  const small = follow(biped, original, 'a small hop, looping');
  expect([readWish('a small hop, looping').name, small.loop]).toEqual(['Hop', true]);
  expect(liftOf(small)).toBeLessThan(liftOf(follow(biped, original)) * 0.8);
});

test('a figure without what moves in the film does what it can with the rest', () => {
  const blob = acceptedSpec('blob');
  const { clip } = followed(blob, measuredOf(biped, presetClip(biped, 'jump')), readWish(''), null, 'jump');
  expect(checkClip(clip, blob).ok).toBe(true);
  expect(
    clip.tracks.some(({ prop }) => prop === 'translateY'),
    figureOf(blob).roles.root,
  ).toBe(true);
});
