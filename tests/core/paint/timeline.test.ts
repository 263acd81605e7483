import { expect, test } from 'vitest';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { presetClip } from '@/lib/core/clip/presets';
import {
  type AnimationClip,
  EASES,
  type Keyframe,
  PRESET_NAMES,
  TRACK_PROPS,
  type TrackProp,
} from '@/lib/core/clip/schema';
import { REST } from '@/lib/core/rig/pose';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { curveAt, heightsOf, JUMP, withKeysAt, withoutHumps } from '@/lib/core/paint/timeline/curve';
import { timelineOf } from '@/lib/core/paint/timeline/timeline';
import { acceptedSpec } from '../../support/specs';
import { biped, quadruped, single, thing, winged } from '../../support/rigs';

/** The maximum error of a curve: degrees, pixels, factors. */
const ALLOWED: Record<TrackProp, number> = {
  rotate: 0.25,
  translateX: 0.2,
  translateY: 0.2,
  scaleX: 0.002,
  scaleY: 0.002,
  opacity: 0.01,
};

/** Lists every property and state in which the timeline differs from `sample`, except near jumps. */
function differences(spec: MascotSpec, clip: AnimationClip, jumps: readonly number[] = []): string[] {
  const rig = rigOf(spec);
  const timeline = timelineOf(rig, clip);
  const motion = compileClip(rig, clip);
  const found: string[] = [];
  for (let i = 0; i < 173; i += 1) {
    const t = (i + 0.37) / 173;
    // A spring needs one simulation step to follow an instant change of its parent.
    if (jumps.some((jump) => Math.abs(jump - t) * motion.duration < 1 / 200)) continue;
    const pose = sample(motion, t * motion.duration);
    for (const [index, part] of rig.parts.entries()) {
      const told = timeline.parts[index]!;
      const posed = pose[part.id] ?? {};
      for (const prop of TRACK_PROPS) {
        const curve = told.curves[prop];
        const value = curve ? curveAt(curve, t) : REST[prop];
        const wanted = prop === 'rotate' && !part.rotateLimits ? 0 : (posed[prop] ?? REST[prop]);
        if (Math.abs(value - wanted) > ALLOWED[prop]) found.push(`${part.id} ${prop} at ${t}: ${value} for ${wanted}`);
      }
      const state = told.states.findLast(({ from }) => from <= t)?.state;
      const shown = posed.state !== undefined && part.drawings.has(posed.state) ? posed.state : part.defaultState;
      if (state !== shown) found.push(`${part.id} shows ${state} for ${shown} at ${t}`);
    }
  }
  return found;
}

const clipOf = (tracks: AnimationClip['tracks'], modifiers: AnimationClip['modifiers'] = []): AnimationClip => ({
  clipVersion: 1,
  name: 'probe',
  duration: 2,
  loop: false,
  tracks,
  modifiers,
});

for (const rig of [biped, quadruped, winged, thing, single]) {
  test(`the timeline of every preset on ${rig.name} matches its frames`, () => {
    const spec = acceptedSpec(rig);
    for (const name of PRESET_NAMES) expect(differences(spec, presetClip(spec, name)), name).toEqual([]);
  });
}

test.each(EASES)('a key with easing %s is reproduced', (ease) => {
  const keys = [
    { t: 0, v: 10, ease },
    { t: 0.3, v: -40, ease },
    { t: 0.5, v: -40, ease },
    { t: 0.5, v: 5, ease },
    { t: 0.9, v: 200, ease },
  ];
  const spec = acceptedSpec(biped);
  const tracks = [
    { part: 'arm_left', prop: 'rotate' as const, keys },
    { part: 'head', prop: 'translateX' as const, keys },
  ];
  expect(
    differences(
      spec,
      clipOf(tracks, [{ type: 'follow', part: 'forearm_left', strength: 1, stiffness: 90, damping: 9 }]),
      keys.map(({ t }) => t),
    ),
  ).toEqual([]);
});

test('tracks with cubic easings keep exactly their own keys', () => {
  const keys = [
    { t: 0, v: 0, ease: 'linear' as const },
    { t: 0.4, v: 20, ease: 'easeOutBack' as const },
    { t: 1, v: 0, ease: 'easeInOut' as const },
  ];
  const rig = rigOf(acceptedSpec(biped));
  const { parts } = timelineOf(rig, clipOf([{ part: 'head', prop: 'translateY', keys }]));
  const curve = parts[rig.index.get('head')!]!.curves.translateY!;
  expect(curve.map(({ t }) => t)).toEqual([0, 0.4, 1]);
  expect(heightsOf(curve[0]!, curve[1]!)![0]).toBeCloseTo(1 + 1.70158 / 3);
});

const headKeys = (keys: Keyframe[]) => {
  const rig = rigOf(acceptedSpec(biped));
  return timelineOf(rig, clipOf([{ part: 'head', prop: 'translateY', keys }])).parts[
    rig.index.get('head')!
  ]!.curves.translateY!.map(({ t }) => t);
};

test('a baked movement gets far fewer keys', () => {
  const keys = Array.from({ length: 61 }, (_, i) => ({
    t: i / 60,
    v: 20 * Math.sin((i / 60) * 2 * Math.PI),
    ease: 'linear' as const,
  }));
  expect(headKeys(keys).length).toBeLessThan(10);
  expect(differences(acceptedSpec(biped), clipOf([{ part: 'head', prop: 'translateY', keys }]))).toEqual([]);
});

test('linear steps keep a key at which the direction changes, and lose one that only divides a line', () => {
  const zigzag = [0, 10, 0, 10, 0].map((v, i) => ({ t: i / 4, v, ease: 'linear' as const }));
  expect(headKeys(zigzag)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(headKeys([0, 5, 10].map((v, i) => ({ t: i / 2, v, ease: 'linear' as const })))).toEqual([0, 1]);
});

test('a spring gets far fewer keys than simulation steps', () => {
  const spec = acceptedSpec(quadruped);
  const rig = rigOf(spec);
  const { parts, seconds } = timelineOf(rig, presetClip(spec, 'idle'));
  const count = parts[rig.index.get('tail_tip')!]!.curves.rotate!.length;
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThan(seconds * 15);
});

test('inserting keys does not change a curve', () => {
  const curve = [
    { t: 0, v: 0, inner: null },
    { t: 0.5, v: 3, inner: [4, -2] as const },
    { t: 1, v: 3, inner: [6, 6] as const },
  ];
  const more = withoutHumps(withKeysAt(curve, [0.1, 0.5, 0.7]));
  for (const t of [0.05, 0.1, 0.3, 0.49, 0.6, 0.75, 0.99]) expect(curveAt(more, t)).toBeCloseTo(curveAt(curve, t), 9);
  expect(more.slice(1).map((key, i) => heightsOf(more[i]!, key))).not.toContain(undefined);
  expect(JUMP).toBeLessThan(1e-4);
});
