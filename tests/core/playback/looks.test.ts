import { describe, expect, test } from 'vitest';
import { PRESET_NAMES } from '@/lib/core/clip/preset-names';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { apply, type Matrix } from '@/lib/core/geometry/matrix';
import { looksOf, looksOfPart } from '@/lib/core/playback/looks';
import { rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { biped, quadruped } from '../../support/rigs';
import { acceptedSpec, sampleSpec } from '../../support/specs';

/** The largest invisible error, in canvas pixels. */
const EYE = 0.25;
const fox = acceptedSpec(sampleSpec('fox'));

/** Decomposes a matrix as CSS does to interpolate it. */
function taken([a, b, c, d, e, f]: Matrix) {
  const scaleX = Math.hypot(a, b);
  const [x, y] = [a / scaleX, b / scaleX];
  const shear = x * c + y * d;
  return { e, f, scaleX, scaleY: x * d - y * c, shear: shear / (x * d - y * c), angle: Math.atan2(b, a) };
}

/** Interpolates two matrices as a browser does; `share` 0..1. */
function between(from: Matrix, to: Matrix, share: number): Matrix {
  const [one, two] = [taken(from), taken(to)];
  const mix = (a: number, b: number) => a + (b - a) * share;
  const turn = two.angle - one.angle;
  const angle = one.angle + (turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))) * share;
  const [sx, sy, shear] = [mix(one.scaleX, two.scaleX), mix(one.scaleY, two.scaleY), mix(one.shear, two.shear)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos * sx, sin * sx, (cos * shear - sin) * sy, (sin * shear + cos) * sy, mix(one.e, two.e), mix(one.f, two.f)];
}

/** The maximum distance in canvas pixels between a browser's interpolation of the samples and the motion. */
function worst(spec: MascotSpec, clip: AnimationClip): number {
  const rig = rigOf(spec);
  const motion = compileClip(rig, clip);
  const looks = looksOf(rig, motion);
  const parts = rig.paintOrder.map((_, i) => looksOfPart(rig, looks, i));
  let off = 0;
  for (let step = 0.5; step < clip.duration * 97; step += 1) {
    const t = step / (clip.duration * 97);
    for (const [i, { id, matrix }] of solve(rig, sample(motion, t * clip.duration)).entries()) {
      const keys = parts[i] ?? [];
      const next = keys.findIndex((look) => look.t > t);
      const [from, to] = [keys[next - 1], keys[next]];
      const [one, two] = [from?.parts[i]?.matrix, to?.parts[i]?.matrix];
      if (!from || !to || !one || !two) throw new Error(`${id} has no looks around ${t}.`);
      const [px, py] = rig.parts[rig.paintOrder[i] ?? 0]?.pivot ?? [0, 0];
      const aboutPivot = (m: Matrix): Matrix => [m[0], m[1], m[2], m[3], ...apply(m, px, py)];
      const shown = between(aboutPivot(one), aboutPivot(two), (t - from.t) / (to.t - from.t));
      for (const [dx, dy] of [
        [0, 0],
        [60, 0],
        [-60, 0],
        [0, 60],
        [0, -60],
      ] as const) {
        const [x, y] = apply(shown, dx, dy);
        const [wx, wy] = apply(matrix, px + dx, py + dy);
        off = Math.max(off, Math.hypot(x - wx, y - wy));
      }
    }
  }
  return off;
}

describe('the samples of a motion', () => {
  test.each(PRESET_NAMES)('let a browser interpolate %s with an error below a quarter of a pixel', (name) => {
    for (const spec of [fox, biped, quadruped])
      expect(worst(spec, presetClip(spec, name)), spec.name).toBeLessThan(EYE);
  });

  test('are few where a motion is slow', () => {
    const rig = rigOf(fox);
    const looks = looksOf(rig, compileClip(rig, presetClip(fox, 'idle')));
    const kept = rig.paintOrder.map((_, i) => looksOfPart(rig, looks, i).length);
    expect(Math.max(...kept)).toBeLessThan(100);
    const still = looksOfPart(
      rig,
      looksOf(rig, compileClip(rig, { ...presetClip(fox, 'idle'), tracks: [], modifiers: [] })),
      0,
    );
    expect(still).toHaveLength(2);
  });

  test('reproduce jumps', () => {
    const keys = [
      { t: 0, v: 0, ease: 'step' as const },
      { t: 0.5, v: 90, ease: 'step' as const },
      { t: 1, v: 90, ease: 'step' as const },
    ];
    const clip: AnimationClip = {
      clipVersion: 1,
      name: 'jump',
      duration: 1,
      loop: false,
      modifiers: [],
      tracks: [{ part: 'body', prop: 'translateX', keys }],
    };
    expect(worst(fox, clip)).toBeLessThan(EYE);
  });
});
