import { describe, expect, test } from 'vitest';
import { critique } from '@/lib/core/clip/critic';
import { checkClip } from '@/lib/core/clip/check';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import { acceptSpec } from '@/lib/core/spec/accept';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import { designSpec } from '@/lib/artist/design';
import { finishWork } from '@/lib/artist/finish-work';
import { animate } from '@/lib/artist/motion/animate';
import { propsOf } from '@/lib/artist/motion/props/read';
import { readMotion } from '@/lib/artist/motion/words/read';

const accepted = acceptSpec(designSpec({ prompt: 'a fox in a red scarf', detail: 'standard' }, 'pieces'));
if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
const fox = accepted.value.spec;

async function moved(prompt: string) {
  const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'pieces' };
  const { clip, parts = [] } = await finishWork(animate({ spec: fox, prompt }, context));
  return { clip, parts, whole: withMotionProps(fox, parts, fox) };
}

const movesOf = (prompt: string): string[] =>
  readMotion(prompt).steps.flatMap(({ acts }) => acts.map(({ move }) => move));
const stagingsOf = (prompt: string): string[] =>
  readMotion(prompt).steps.flatMap(({ acts }) =>
    acts.flatMap((act) => propsOf(act).wishes.map(({ staging }) => staging)),
  );

describe('things on the stage', () => {
  test.each([
    ['peeks from behind a box', ['cover']],
    ['falls asleep at the desk', ['counter', 'rise']],
    ['pulls a rabbit out of a hat', ['produce']],
    ['slips on a banana', ['underfoot']],
    ['flips a pancake', ['toss', 'hold']],
    ['flips a coin', ['toss']],
    ['drops the ball', ['drop']],
    ['drops its coffee', ['drop']],
    ['fans itself', ['hold', 'sweat']],
    ['paints the wall', ['hold']],
    ['takes a photo', ['both_hands', 'flash']],
    ['digs a hole', ['dug']],
    ['lifts a heavy barbell', ['barbell']],
    ['sprays a can of confetti', ['jet']],
    ['confetti falls while it dances', ['fall']],
    ['begs for a bone and catches it', ['catch']],
  ])('"%s" sets them', (prompt, stagings) => {
    expect(stagingsOf(prompt)).toEqual(expect.arrayContaining(stagings));
  });

  test.each([
    ['takes a photo with a camera, flash goes off', ['photo']],
    ['gets a great idea, a light bulb appears', ['idea']],
    ['404: looks around, shrugs', ['look_around', 'shrug']],
    ['loading: juggles three balls', ['juggle']],
    ['does a dance: bows', ['dance', 'bow']],
    ['holds up a sign', ['hold']],
    ['swims like a fish', ['swim']],
    ['stretches like waking up from a nap, then yawns', ['stretch', 'yawn']],
    ['flaps its wings, then lands again', ['fly', 'land']],
  ])('"%s" has no other acts than its figure’s', (prompt, moves) => {
    expect(movesOf(prompt)).toEqual(moves);
  });

  test.each([
    'peeks from behind a box',
    'slips on a banana',
    'pulls a rabbit out of a hat',
    'sprays a can of confetti',
  ])('the clip of "%s" is sound', async (prompt) => {
    const { clip, parts, whole } = await moved(prompt);
    expect(parts.length).toBeGreaterThan(0);
    expect(checkClip(clip, whole).ok).toBe(true);
    expect(critique(whole, clip)).toEqual([]);
  });
});

describe('a dropped thing', () => {
  test('leaves the hand, falls and lies on the floor in the picture', async () => {
    const { clip, parts, whole } = await moved('drops the ball');
    const [ball] = parts;
    if (!ball) throw new Error('There is no ball.');
    const rig = rigOf(whole);
    const motion = compileClip(rig, clip);
    const heightOf = (share: number): number => {
      const placed = solve(rig, sample(motion, share * clip.duration)).find(({ id }) => id === ball.id);
      const [, b = 0, , d = 1, , f = 0] = placed?.matrix ?? [];
      return b * ball.pivot[0] + d * ball.pivot[1] + f;
    };
    expect(heightOf(0.6) - heightOf(0.2)).toBeGreaterThan(20);
    expect(Math.abs(heightOf(0.8) - heightOf(0.7))).toBeLessThan(2);
    expect(heightOf(0.8)).toBeLessThan(whole.canvas.height);
    expect(critique(whole, clip)).toEqual([]);
  });
});

describe('push-ups', () => {
  test('lay the figure along the floor, as often as said, with both feet and hands at the floor', async () => {
    const { clip } = await moved('does three push-ups');
    const rig = rigOf(fox);
    const motion = compileClip(rig, clip);
    const low = Array.from({ length: 60 }, (_, i) => {
      const placed = new Map(
        solve(rig, sample(motion, (clip.duration * i) / 60)).map((part) => [part.id, part.matrix]),
      );
      const [a = 1, b = 0] = placed.get('body') ?? [];
      return Math.abs((Math.atan2(b, a) * 180) / Math.PI);
    });
    expect(Math.max(...low)).toBeGreaterThan(50);
    expect(critique(fox, clip)).toEqual([]);
  });
});
