import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { PRESETS, presetClip } from '@/lib/core/clip/presets';
import { critique } from '@/lib/core/clip/critic';
import { motionOf } from '@/lib/core/clip/motion-of';
import { compileClip, sample, type Motion } from '@/lib/core/clip/sample';
import { PRESET_NAMES, type AnimationClip, type PropertyTrack } from '@/lib/core/clip/schema';
import { rigOf, type Rig } from '@/lib/core/rig/rig';
import { solve, type SolvedPart } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { biped, rigs, thing } from '../../../support/rigs';
import { accepted } from '../critic/stage';

const folder = join(import.meta.dirname, '../../../fixtures/specs');
const fixtures = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as MascotSpec);
/** Test charts of drawing features rather than mascots, so the critic's findings are ignored. */
const NO_MASCOT = 'Everything';

const numbers = (parts: SolvedPart[]): number[] => parts.flatMap(({ matrix, opacity }) => [...matrix, opacity]);
const states = (parts: SolvedPart[]): (string | null)[] => parts.map(({ state }) => state);
const furthest = (one: number[], two: number[]): number =>
  one.reduce((most, value, i) => Math.max(most, Math.abs(value - (two[i] ?? 0))), 0);

const posed = (rig: Rig, clip: AnimationClip, seconds: number): SolvedPart[] =>
  solve(rig, sample(compileClip(rig, clip), seconds));

describe.each([...rigs, ...fixtures].map((spec) => [spec.name, accepted(spec)] as const))('on %s', (_, spec) => {
  const rig = rigOf(spec);
  const rest = numbers(solve(rig, {}));

  describe.each(PRESETS.map((preset) => [preset.name, preset] as const))('%s', (name, preset) => {
    // Composed and compiled once for all assertions and then released, because this is slow.
    let takes: { clip: AnimationClip; motion: Motion }[] = [];
    beforeAll(() => {
      const clips = [0.25, 1, 2].flatMap((intensity) =>
        [0.3, preset.duration, 7.3, 20].map((duration) => presetClip(spec, name, { intensity, duration })),
      );
      takes = clips.map((clip) => ({ clip, motion: motionOf(rig, clip) }));
    });
    afterAll(() => {
      takes = [];
    });

    test('is valid at every intensity and duration', () => {
      expect(takes).toHaveLength(12);
      for (const { clip } of takes) {
        expect(checkClip(clip, spec)).toEqual({ ok: true, value: clip });
        expect(clip.loop).toBe(preset.loop);
        expect(clip.tracks.length).toBeGreaterThan(0);
      }
    });

    test(preset.loop ? 'ends where it starts' : 'starts and ends at rest', () => {
      expect(takes).toHaveLength(12);
      for (const { clip, motion } of takes) {
        const start = solve(rig, sample(motion, 0));
        const last = solve(rig, sample(motion, preset.loop ? clip.duration - 1e-7 : clip.duration));
        expect(furthest(numbers(last), numbers(start))).toBeLessThan(0.02);
        if (preset.loop) continue;
        expect(furthest(numbers(start), rest)).toBeLessThan(0.02);
        expect([...states(start), ...states(last)]).toEqual([...states(solve(rig, {})), ...states(solve(rig, {}))]);
      }
    });

    if (spec.name !== NO_MASCOT) {
      test('has no findings of the critic', () => {
        expect(takes).toHaveLength(12);
        for (const { clip } of takes)
          expect(critique(spec, clip).map(({ rule, message }) => `${clip.duration} s, ${rule}: ${message}`)).toEqual(
            [],
          );
      });
    }

    test('moves visibly, within joint limits, with finite numbers', () => {
      expect(takes).toHaveLength(12);
      for (const { clip, motion } of takes) {
        const frames = Math.min(Math.ceil(clip.duration * 30), 90);
        const poses = Array.from({ length: frames + 1 }, (_, i) => sample(motion, (clip.duration * i) / frames));
        const outside = poses.flatMap((pose) =>
          spec.parts.filter(({ id, rotateLimits }) => {
            const rotate = pose[id]?.rotate ?? 0;
            return (
              rotate < Math.min(rotateLimits?.[0] ?? 0, 0) - 1e-9 || rotate > Math.max(rotateLimits?.[1] ?? 0, 0) + 1e-9
            );
          }),
        );
        expect(outside).toEqual([]);
        const drawn = poses.map((pose) => numbers(solve(rig, pose)));
        expect(drawn.flat().every(Number.isFinite)).toBe(true);
        const moved = Math.max(...drawn.map((each) => furthest(each, rest)));
        if (clip.duration > 0.5) expect(moved).toBeGreaterThan(1);
      }
    });
  });
});

const keysOf = (clip: AnimationClip, part: string, prop: string) =>
  (clip.tracks.find((track) => track.part === part && track.prop === prop) as PropertyTrack | undefined)?.keys ?? [];
const reach = (clip: AnimationClip, part: string, prop: string) =>
  Math.max(...keysOf(clip, part, prop).map(({ v }) => Math.abs(v)));

describe('presets', () => {
  test('the catalogue has all fifteen in the order of the specification, with their defaults', () => {
    expect(PRESETS.map(({ name }) => name)).toEqual(PRESET_NAMES);
    for (const { name, duration, loop, title, description } of PRESETS) {
      expect(presetClip(biped, name)).toMatchObject({ name, duration, loop, clipVersion: 1 });
      expect(title.length * description.length).toBeGreaterThan(0);
    }
  });

  test('the same mascot and options give the same clip', () => {
    for (const name of PRESET_NAMES)
      expect(presetClip(structuredClone(biped), name, { duration: 3 })).toEqual(
        presetClip(biped, name, { duration: 3 }),
      );
  });

  test('a name can be given', () => {
    expect(presetClip(biped, 'wave', { name: 'Hello' }).name).toBe('Hello');
  });

  test('a stronger intensity moves further', () => {
    for (const [name, part, prop] of [
      ['jump', 'body', 'translateY'],
      ['dance', 'body', 'rotate'],
      ['nod', 'head', 'translateY'],
      ['shake', 'mouth', 'translateX'],
    ] as const) {
      expect(reach(presetClip(biped, name, { intensity: 1 }), part, prop)).toBeGreaterThan(
        reach(presetClip(biped, name, { intensity: 0.3 }), part, prop),
      );
    }
  });

  test('a longer clip repeats instead of slowing down', () => {
    const idle = presetClip(biped, 'idle', { duration: 20 });
    expect(idle.modifiers).toContainEqual(expect.objectContaining({ type: 'breathing', cycles: 5 }));
    expect(
      idle.tracks.flatMap((track) =>
        track.part === 'eye_left' && track.prop === 'state' ? track.keys.filter(({ v }) => v === 'closed') : [],
      ).length,
    ).toBeGreaterThanOrEqual(5);
    expect(keysOf(presetClip(biped, 'wave', { duration: 10 }), 'forearm_right', 'rotate').length).toBeGreaterThan(
      keysOf(presetClip(biped, 'wave'), 'forearm_right', 'rotate').length * 2,
    );
  });

  test('a wave brings the hand beside the head, above the shoulder', () => {
    const rig = rigOf(biped);
    const clip = presetClip(biped, 'wave');
    const hand = posed(rig, clip, clip.duration / 2).find(({ id }) => id === 'hand_right');
    const [a, b, c, d, e, f] = hand?.matrix ?? [1, 0, 0, 1, 0, 0];
    const [x, y] = [a * 360 + c * 404 + e, b * 360 + d * 404 + f];
    expect(y).toBeLessThan(285);
    expect(x).toBeGreaterThan(340);
  });

  test('a jump is anticipated, keeps its volume and leaves the shadow on the ground', () => {
    const clip = presetClip(biped, 'jump');
    const heights = keysOf(clip, 'root', 'scaleY');
    const widths = keysOf(clip, 'root', 'scaleX');
    expect(heights[1]?.v).toBeLessThan(0.9);
    heights.forEach(({ v }, i) => expect(v * (widths[i]?.v ?? 0)).toBeCloseTo(1, 2));
    expect(Math.min(...keysOf(clip, 'body', 'translateY').map(({ v }) => v))).toBeLessThan(-20);
    expect(keysOf(clip, 'shadow', 'translateY')).toEqual([]);
    expect(Math.min(...keysOf(clip, 'shadow', 'scaleX').map(({ v }) => v))).toBeLessThan(1);
  });

  test('a squash stays on the ground if the pivot of the root is in its middle', () => {
    const floating = {
      ...thing,
      parts: thing.parts.map((part) =>
        part.id === 'root' ? { ...part, pivot: [256, 300] as [number, number] } : part,
      ),
      anchors: [{ name: 'ground', part: 'root', at: [256, 470] as [number, number] }],
    };
    const rig = rigOf(floating);
    const clip = presetClip(floating, 'jump');
    const crouched = posed(rig, clip, clip.duration * 0.18).find(({ id }) => id === 'body')?.matrix ?? [
      1, 0, 0, 1, 0, 0,
    ];
    expect(crouched[3]).toBeLessThan(0.9);
    expect(crouched[3] * 470 + crouched[5]).toBeCloseTo(470, 0);
  });

  test('sleep shuts the eyes to the end of the loop', () => {
    const rig = rigOf(biped);
    for (const seconds of [0, 2, 5.99])
      expect(posed(rig, presetClip(biped, 'sleep'), seconds).find(({ id }) => id === 'eye_left')?.state).toBe('closed');
  });

  test('talk shows mouth states, and scales a mouth without states', () => {
    const spoken = presetClip(biped, 'talk').tracks.find(({ part, prop }) => part === 'mouth' && prop === 'state');
    expect(new Set(spoken?.keys.map(({ v }) => v))).toEqual(new Set(['ah', 'ee', 'oh', 'mm', 'default']));
    expect(reach(presetClip(thing, 'talk'), 'mouth', 'scaleY')).toBeGreaterThan(1.3);
  });

  test('no two limbs move identically', () => {
    for (const name of ['jump', 'celebrate', 'dance', 'bounce', 'surprised', 'working'] as const) {
      const clip = presetClip(biped, name);
      const [left, right] = [keysOf(clip, 'arm_left', 'rotate'), keysOf(clip, 'arm_right', 'rotate')];
      expect(left.map(({ t, v }) => [t, v])).not.toEqual(right.map(({ t, v }) => [t, -v]));
    }
  });
});

test('a hand that the head would cover is raised beside it', () => {
  const clip = presetClip(biped, 'celebrate');
  const motion = compileClip(rigOf(biped), clip);
  const hidden = Array.from({ length: 40 }, (_, i) =>
    solve(rigOf(biped), sample(motion, (clip.duration * i) / 40)),
  ).filter((parts) => {
    const [a, b, c, d, e, f] = parts.find(({ id }) => id === 'hand_left')?.matrix ?? [1, 0, 0, 1, 0, 0];
    const [ha, , , hd, he, hf] = parts.find(({ id }) => id === 'head')?.matrix ?? [1, 0, 0, 1, 0, 0];
    const [x, y] = [a * 152 + c * 404 + e - ha * 256 - he, b * 152 + d * 404 + f - hd * 196 - hf];
    return (x / 112) ** 2 + (y / 96) ** 2 < 0.9;
  });
  expect(hidden.length).toBe(0);
});
