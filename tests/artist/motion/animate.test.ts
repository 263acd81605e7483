import { describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { critique } from '@/lib/core/clip/critic';
import { isOutOfPicture } from '@/lib/core/clip/out-of-picture';
import { figureOf } from '@/lib/core/clip/presets/figure';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { animate } from '@/lib/artist/motion/animate';
import { finishWork } from '@/lib/artist/finish-work';
import type { AnimateInput, ComposedClip, ArtistEvent } from '@/lib/artist/types';

function drawn(prompt: string): MascotSpec {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'motion'));
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
  return accepted.value.spec;
}

const fox = drawn('a friendly fox');

async function moved(input: Omit<AnimateInput, 'spec'>, spec = fox): Promise<ComposedClip & { events: ArtistEvent[] }> {
  const events: ArtistEvent[] = [];
  const result = await finishWork(
    animate({ spec, ...input }, { signal: new AbortController().signal, maxCostUsd: 1, seed: 'motion' }),
    (event) => {
      events.push(event);
    },
  );
  return { ...result, events };
}

const values = (clip: AnimationClip, part: string, prop: string): number[] =>
  clip.tracks.flatMap((track) =>
    track.part === part && track.prop === prop && track.prop !== 'state' ? track.keys.map(({ v }) => v) : [],
  );
const range = (list: readonly number[]): number => Math.max(0, ...list) - Math.min(0, ...list);

/** The number of minima of a curve near its lowest value, separated by returns toward zero. */
function dips(list: readonly number[]): number {
  const low = Math.min(...list);
  let [count, away] = [0, true];
  for (const value of list) {
    if (value < low * 0.7 && away) [count, away] = [count + 1, false];
    if (value > low * 0.3) away = true;
  }
  return count;
}

const turned = ({ clip }: ComposedClip, side: string): number =>
  range(values(clip, `arm_${side}`, 'rotate')) + range(values(clip, `forearm_${side}`, 'rotate'));

describe('animating by prompt', () => {
  test('stops at the next draft after it is canceled', async () => {
    const canceling = new AbortController();
    const drafts: ArtistEvent[] = [];
    const work = finishWork(
      animate(
        { spec: fox, prompt: 'jumps, then waves, then nods, then bows' },
        { signal: canceling.signal, maxCostUsd: 1, seed: 'motion' },
      ),
      (event) => {
        if (event.type === 'draft_clip') drafts.push(event);
        if (drafts.length === 1) canceling.abort(new Error('enough'));
      },
    );
    await expect(work).rejects.toThrow('enough');
    expect(drafts).toHaveLength(1);
  });

  test('the hand that holds an object uses it; the other hand makes gestures', async () => {
    const bear = drawn('a bear barista with a coffee cup');
    const [drinks, waves] = [await moved({ prompt: 'drinks coffee' }, bear), await moved({ prompt: 'waves' }, bear)];
    expect(turned(drinks, 'left')).toBeGreaterThan(turned(drinks, 'right') * 2);
    expect(turned(waves, 'right')).toBeGreaterThan(turned(waves, 'left') * 2);
  });

  test.each([
    ['walks in from the left, then bows', [true, false]],
    ['runs off', [false, true]],
    ['bounces across the screen and back', [false, false]],
    ['walks off, then waves', [false, false]],
    ['runs off to the right and comes back', [false, false]],
  ])('"%s" moves the whole figure out of the picture', async (prompt, ends) => {
    const { clip, summary } = await moved({ prompt });
    const motion = compileClip(rigOf(fox), clip);
    const out = (t: number): boolean => isOutOfPicture(figureOf(fox), sample(motion, t));
    expect([out(0), out(clip.duration - 1e-6)]).toEqual(ends);
    expect(Array.from({ length: 200 }, (_, i) => out((clip.duration * i) / 200))).toContain(true);
    expect(critique(fox, clip)).toEqual([]);
    expect(summary).toContain('the picture');
  });

  test('a figure in side view is mirrored on its way back', async () => {
    const horse = drawn('a brown horse');
    const { clip } = await moved({ prompt: 'gallops off the screen and back' }, horse);
    expect(Math.min(...values(clip, 'root', 'scaleX'))).toBeLessThan(-0.8);
  });

  test('a figure that left returns from the same side', async () => {
    const { clip } = await moved({ prompt: 'runs off to the right and comes back' });
    expect(Math.min(...values(clip, 'root', 'translateX'))).toBeGreaterThan(-60);
    expect(values(clip, 'root', 'translateX').at(-1)).toBeCloseTo(0);
  });

  test('the free hand drinks from a cup if the other one holds a book', async () => {
    const teacher = drawn('a woman teacher with a book');
    const drinks = await moved({ prompt: 'drinks a cup of coffee' }, teacher);
    expect(turned(drinks, 'right')).toBeGreaterThan(turned(drinks, 'left') * 2);
  });

  test('a backflip keeps the size of the figure, and its middle on the canvas', async () => {
    const { clip } = await moved({ prompt: 'does a backflip' });
    const motion = compileClip(rigOf(fox), clip);
    const frames = Array.from({ length: 120 }, (_, i) => sample(motion, (clip.duration * i) / 120));
    const heights = frames.map(({ root }) => root?.scaleY ?? 1);
    expect(Math.min(...heights.map(Math.abs))).toBeGreaterThan(0.7);
    expect(Math.min(...heights)).toBeLessThan(-0.9);
    expect(Math.max(...frames.map(({ root }) => Math.abs(root?.rotate ?? 0)))).toBeGreaterThan(30);
    expect(frames.some((frame) => isOutOfPicture(figureOf(fox), frame))).toBe(false);
  });

  test('a spinning figure is never shown edge-on', async () => {
    const { clip } = await moved({ prompt: 'spins around twice' });
    const motion = compileClip(rigOf(fox), clip);
    const widths = Array.from({ length: 100 }, (_, i) => sample(motion, (clip.duration * i) / 100).root?.scaleX ?? 1);
    expect(Math.min(...widths.map(Math.abs))).toBeGreaterThan(0.35);
    expect(Math.min(...widths)).toBeLessThan(-0.9);
  });

  test('a foot taps the requested number of times, and the other one stands still', async () => {
    const { clip } = await moved({ prompt: 'taps its foot four times' });
    expect(dips(values(clip, 'foot_right', 'translateY'))).toBe(4);
    expect(range(values(clip, 'foot_left', 'translateY'))).toBeLessThan(3);
  });

  test('the number of jumps is that of the prompt', async () => {
    for (const [prompt, count] of [
      ['jumps twice', 2],
      ['jumps three times', 3],
    ] as const) {
      const { clip } = await moved({ prompt });
      expect(dips(values(clip, 'body', 'translateY'))).toBe(count);
    }
  });

  test('the left hand waves, and the right arm hardly moves', async () => {
    const { clip } = await moved({ prompt: 'waves with the left hand' });
    const swung = (side: string): number =>
      ['arm', 'forearm', 'hand'].reduce((sum, link) => sum + range(values(clip, `${link}_${side}`, 'rotate')), 0);
    expect(swung('left')).toBeGreaterThan(100);
    expect(swung('right')).toBeLessThan(20);
  });

  test('steps are performed in the order of the prompt', async () => {
    const { clip } = await moved({ prompt: 'nods, then jumps' });
    const flight = clip.tracks.find(({ part, prop }) => part === 'body' && prop === 'translateY');
    const first = flight?.keys.find(({ v }) => typeof v === 'number' && v < -5)?.t ?? 0;
    expect(first).toBeGreaterThan(0.4);
  });

  test('a wink shuts one eye only', async () => {
    const { clip } = await moved({ prompt: 'winks with the left eye' });
    const shut = (part: string): boolean =>
      clip.tracks.some(
        (track) => track.part === part && track.prop === 'state' && track.keys.some(({ v }) => v === 'closed'),
      );
    expect([shut('eye_left'), shut('eye_right')]).toEqual([true, false]);
  });

  test('has the requested duration, and loops if the motion is open-ended', async () => {
    expect((await moved({ prompt: 'jumps, then dances, then bows', durationSeconds: 6 })).clip.duration).toBe(6);
    expect((await moved({ prompt: 'jumps twice, then waves', durationSeconds: 1.2 })).clip.duration).toBe(1.2);
    expect((await moved({ prompt: 'dances' })).clip.loop).toBe(true);
    expect((await moved({ prompt: 'dances, then bows' })).clip.loop).toBe(false);
    expect((await moved({ prompt: 'nods again and again' })).clip.loop).toBe(true);
  });

  test('there is a draft after each step, and the last draft is the result', async () => {
    const { events, clip } = await moved({ prompt: 'jumps, then waves, then bows' });
    const drafts = events.flatMap((event) => (event.type === 'draft_clip' ? [event.clip] : []));
    expect(drafts).toHaveLength(3);
    expect(drafts.every((draft) => checkClip(draft, fox).ok)).toBe(true);
    expect(drafts.at(-1)).toEqual(clip);
  });

  test('missing parts and unknown words are reported', async () => {
    const slime = drawn('a slime blob');
    const { events, clip } = await moved({ prompt: 'wags its tail like a xylophone' }, slime);
    const said = events.flatMap((event) => (event.type === 'progress' ? [event.text] : [])).join(' ');
    expect(said).toContain('It has no tail');
    expect(said).toContain('"xylophone"');
    expect(clip.tracks.length).toBeGreaterThan(0);
  });

  test('a prompt without a movement is refused with examples', async () => {
    await expect(moved({ prompt: 'purple bricks' })).rejects.toMatchObject({
      code: 'not_understood',
      message: expect.stringContaining('jumps twice'),
    });
  });

  test('the same prompt gives the same motion', async () => {
    const prompt = 'sneaks, looks around, then runs away';
    expect((await moved({ prompt })).clip).toEqual((await moved({ prompt })).clip);
  });

  test('the critic has no findings in common motions', async () => {
    for (const prompt of [
      'jumps twice, then waves with the left hand and winks',
      'slowly nods off to sleep',
      'panics and runs in place',
    ]) {
      const { clip, parts = [] } = await moved({ prompt });
      const spec = withMotionProps(fox, parts, fox);
      expect(checkClip(clip, spec).ok).toBe(true);
      expect(critique(spec, clip)).toEqual([]);
    }
  });

  test('of too many steps the first ones are played, which is reported', async () => {
    const { clip, events, summary } = await moved({ prompt: 'jumps, waves, '.repeat(140) });
    expect(checkClip(clip, fox).ok).toBe(true);
    expect(summary.match(/wave/g)?.length).toBeLessThanOrEqual(7);
    expect(events).toContainEqual({
      type: 'progress',
      text: expect.stringMatching(/^Only the first 12 of \d+ steps are played/),
    });
  });
});
