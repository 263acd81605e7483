import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { figureOf } from '@/lib/core/clip/presets/figure';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { PresetName } from '@/lib/core/clip/schema';
import { apply } from '@/lib/core/geometry/matrix';
import { rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { quadruped } from '../../../support/rigs';

function drawn(prompt: string): MascotSpec {
  const checked = acceptSpec(designSpec({ prompt, style: '', detail: 'standard' }, 'poses'));
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.value.spec;
}

/** The y of the middle of a part's drawing, in canvas pixels, at equal intervals of a preset. */
function heights(spec: MascotSpec, name: PresetName, part: string): number[] {
  const clip = presetClip(spec, name);
  const motion = compileClip(rigOf(spec), clip);
  const [x, y] = figureOf(spec).anatomy.center(part);
  return Array.from({ length: 24 }, (_, i) => {
    const matrix = solve(rigOf(spec), sample(motion, (clip.duration * i) / 24)).find(({ id }) => id === part)
      ?.matrix ?? [1, 0, 0, 1, 0, 0];
    return apply(matrix, x, y)[1];
  });
}

test.each([
  ['a rig', quadruped],
  ['a dog', drawn('a dog on four legs')],
  ['a unicorn', drawn('a unicorn')],
])('%s on four legs lies down to sleep, its paws on the ground', (_, spec) => {
  const { anatomy, roles, height } = figureOf(spec);
  const middle = anatomy.center(roles.body)[1];
  for (const y of heights(spec, 'sleep', roles.body)) expect(y - middle).toBeGreaterThan(height * 0.06);
  const paws = [roles.frontLegs.left, roles.legs.right].flatMap((leg) =>
    anatomy.parts.filter(({ id, parent }) => parent === leg && /foot/.test(id)),
  );
  for (const { id } of paws)
    for (const y of heights(spec, 'sleep', id)) expect(Math.abs(y - anatomy.center(id)[1])).toBeLessThan(height * 0.05);
});

test.each(['a coffee cup', 'a book', 'a cat', 'a robot'])('%s works with its hands below its eyes', (prompt) => {
  const spec = drawn(prompt);
  const { roles, anatomy } = figureOf(spec);
  const eyes = Math.max(...roles.eyes.map((eye) => anatomy.own(eye)?.bottom ?? 0));
  for (const hand of [roles.hands.left, roles.hands.right])
    expect(Math.min(...heights(spec, 'working', hand ?? ''))).toBeGreaterThan(eyes + 10);
});

test('a body without limbs works by moving as a whole', () => {
  const spec = drawn('a slime');
  const { roles, width } = figureOf(spec);
  const rock = presetClip(spec, 'working').tracks.flatMap((track) =>
    track.part === roles.root && track.prop === 'translateX' ? track.keys.map(({ v }) => v) : [],
  );
  expect(Math.max(...rock) - Math.min(...rock)).toBeGreaterThan(width * 0.03);
});

/** The minimum and maximum rotation of a part in the keys of a preset, in degrees. */
function turns(spec: MascotSpec, name: PresetName, part = ''): [back: number, on: number] {
  const keys = presetClip(spec, name).tracks.flatMap((track) =>
    track.part === part && track.prop === 'rotate' ? track.keys.map(({ v }) => v) : [],
  );
  return [Math.min(...keys), Math.max(...keys)];
}

test.each([
  ['a parrot', 'hangs beside its feet, does not swing far down', 0, 3],
  ['an orange fox', 'stands up, does', 6, 90],
])('the tail of %s, which %s in a surprise', (prompt, _, least, most) => {
  const spec = drawn(prompt);
  const [, down] = turns(spec, 'surprised', figureOf(spec).roles.tail[0]);
  expect(down).toBeGreaterThan(least);
  expect(down).toBeLessThan(most);
});

test('a body without limbs and head does not stay tilted on its edge while listening', () => {
  const spec = drawn('a slime');
  const { roles } = figureOf(spec);
  const [back, on] = turns(spec, 'listen', roles.body);
  expect(Math.max(-back, on)).toBeLessThan(3);
  expect(back).toBeLessThan(-1);
});

test('an octopus works with its tentacles: each is lifted off the ground in turn', () => {
  const spec = drawn('an octopus');
  const { roles, height } = figureOf(spec);
  const lifts = roles.tentacles.map((part) =>
    presetClip(spec, 'working').tracks.flatMap((track) =>
      track.part === part && track.prop === 'translateY' ? track.keys.map(({ v }) => v) : [],
    ),
  );
  expect(lifts.length).toBeGreaterThan(4);
  for (const values of lifts) expect(Math.min(...values)).toBeLessThan(-height * 0.03);
});

test.each(['a cat', 'a robot', 'a dog on four legs'])(
  '%s keeps its feet where they stand while its hips swing',
  (prompt) => {
    const spec = drawn(prompt);
    const { roles, anatomy, width } = figureOf(spec);
    const clip = presetClip(spec, 'idle');
    const motion = compileClip(rigOf(spec), clip);
    for (const foot of [roles.feet.left, roles.feet.right]) {
      const [x, y] = anatomy.center(foot ?? '');
      const places = Array.from({ length: 24 }, (_, i) => {
        const matrix = solve(rigOf(spec), sample(motion, (clip.duration * i) / 24)).find(({ id }) => id === foot)
          ?.matrix ?? [1, 0, 0, 1, 0, 0];
        return apply(matrix, x, y)[0];
      });
      expect(Math.max(...places) - Math.min(...places)).toBeLessThan(width * 0.012);
    }
  },
);

test.each([0.3, 0.5, 1, 2.8, 20])(
  'a mouth that talks for %s seconds shows no shape for less than can be read',
  (duration) => {
    const clip = presetClip(drawn('a cat'), 'talk', { duration });
    const moments = clip.tracks.flatMap((track) =>
      track.part === 'mouth' && track.prop === 'state' ? track.keys.map(({ t }) => t * duration) : [],
    );
    expect(moments.length).toBeGreaterThan(1);
    moments.push(duration);
    for (let i = 1; i < moments.length; i += 1) expect((moments[i] ?? 0) - (moments[i - 1] ?? 0)).toBeGreaterThan(0.06);
  },
);

test.each(['a fox', 'a robot', 'a man in a suit', 'a monkey with mittens'])(
  '%s celebrates with its hands above its shoulders',
  (prompt) => {
    const spec = drawn(prompt);
    const { anatomy, left, right } = figureOf(spec);
    for (const limb of [left, right]) {
      const shoulder = anatomy.part(limb?.links[0] ?? '')?.pivot[1] ?? 0;
      const up = heights(spec, 'celebrate', limb?.links.at(-1) ?? '').filter((y) => y < shoulder);
      expect(up.length).toBeGreaterThan(8);
    }
  },
);

function carried(prompt: string): boolean[] {
  const { left, right } = figureOf(drawn(prompt));
  return [left, right].map((limb) => limb?.carries ?? false);
}

test('sleeves and mittens are worn, a cup is held', () => {
  expect(carried('a monkey in a suit')).toEqual([false, false]);
  expect(carried('a monkey with mittens')).toEqual([false, false]);
  expect(carried('a monkey with a book')).toEqual([true, false]);
  expect(carried('a monkey with a coffee cup')).toEqual([true, false]);
});

test('front paws that are raised in `celebrate` are down on landing and at the end', () => {
  const spec = drawn('a dog on four legs');
  const { roles, anatomy, height } = figureOf(spec);
  const paw =
    anatomy.parts.find(({ id, parent }) => parent === roles.frontLegs.left && /foot/.test(id))?.id ??
    roles.frontLegs.left ??
    '';
  const rises = heights(spec, 'celebrate', paw).map((y) => anatomy.center(paw)[1] - y);
  expect(Math.max(...rises)).toBeGreaterThan(height * 0.1);
  for (const rise of rises.slice(18)) expect(Math.abs(rise)).toBeLessThan(height * 0.02);
});
