import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compactClip } from '@/lib/core/clip/compact';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES } from '@/lib/core/clip/preset-names';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { AnimationClip } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import { solve, type SolvedPart } from '@/lib/core/rig/solve';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

const SPECS = join(import.meta.dirname, '../../fixtures/specs');
const specs = readdirSync(SPECS)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, MascotSpec] => {
    const accepted = acceptSpec(JSON.parse(readFileSync(join(SPECS, name), 'utf8')));
    if (!accepted.ok) throw new Error(`The fixture ${name} is no spec.`);
    return [name, accepted.value.spec];
  });
const MOMENTS = 61;

/** The maximum distance in pixels between the corners of the canvas under two solved poses. */
function distance({ canvas: { width, height } }: MascotSpec, a: SolvedPart[], b: SolvedPart[]): number {
  return Math.max(
    ...a.map(({ matrix: m }, index) => {
      const n = b[index]!.matrix;
      const d = m.map((value, place) => value - n[place]!);
      return Math.max(
        ...[
          [0, 0],
          [width, 0],
          [0, height],
          [width, height],
        ].map(([x = 0, y = 0]) => Math.hypot(d[0]! * x + d[2]! * y + d[4]!, d[1]! * x + d[3]! * y + d[5]!)),
      );
    }),
  );
}

/**
 * A clip with noise below the rounding error in every number, so that all numbers have their full number of digits.
 */
const verbose = (clip: AnimationClip): AnimationClip => ({
  ...clip,
  tracks: clip.tracks.map((track) =>
    track.prop === 'state'
      ? track
      : { ...track, keys: track.keys.map((key, index) => ({ ...key, v: key.v + Math.sin(index + 1) * 1e-5 })) },
  ),
});

describe.each(specs)('a compact clip of %s', (_, spec) => {
  const rig = rigOf(spec);
  test.each(PRESET_NAMES)('%s differs from the full clip by less than 0.05 pixels', (name) => {
    const clip = verbose(presetClip(spec, name));
    const short = compactClip(clip, spec.canvas);
    expect(AnimationClip.safeParse(short).success).toBe(true);
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(clip).length);
    expect(compactClip(short, spec.canvas)).toEqual(short);
    const [whole, compact] = [compileClip(rig, clip), compileClip(rig, short)];
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const seconds = ((moment + 0.37) / MOMENTS) * clip.duration;
      const [a, b] = [solve(rig, sample(whole, seconds)), solve(rig, sample(compact, seconds))];
      expect(distance(spec, a, b), `${seconds} s`).toBeLessThan(0.05);
      expect(b.map(({ id, state }) => [id, state])).toEqual(a.map(({ id, state }) => [id, state]));
      a.forEach(({ opacity }, index) => expect(Math.abs(opacity - b[index]!.opacity)).toBeLessThan(0.002));
    }
  });
});

test('the number of decimals depends on the canvas: a larger canvas needs more for angles', () => {
  const clip: AnimationClip = {
    clipVersion: 1,
    name: 'turn',
    duration: 1,
    loop: false,
    modifiers: [],
    tracks: [
      { part: 'a', prop: 'rotate', keys: [{ t: 1 / 3, v: 1 / 3, ease: 'linear' }] },
      { part: 'a', prop: 'translateX', keys: [{ t: 0, v: 1 / 3, ease: 'linear' }] },
    ],
  };
  const values = (side: number) =>
    compactClip(clip, { width: side, height: side }).tracks.map(({ keys }) => keys[0]?.v);
  expect(values(16)).toEqual([0.333, 0.333]);
  expect(values(512)).toEqual([0.3333, 0.333]);
  expect(values(16_384)).toEqual([0.333333, 0.333]);
});
