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

/** How often a curve comes near its lowest value, with a return between. */
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
  test('it stops at the next draft once it is canceled', async () => {
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

  test('what takes a thing is done by the hand that holds one, all else by the other', async () => {
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
  ])('"%s" goes out of the picture as a whole', async (prompt, ends) => {
    const { clip, summary } = await moved({ prompt });
    const motion = compileClip(rigOf(fox), clip);
    const out = (t: number): boolean => isOutOfPicture(figureOf(fox), sample(motion, t));
    expect([out(0), out(clip.duration - 1e-6)]).toEqual(ends);
    expect(Array.from({ length: 200 }, (_, i) => out((clip.duration * i) / 200))).toContain(true);
    expect(critique(fox, clip)).toEqual([]);
    expect(summary).toContain('the picture');
  });

  test('one that looks to a side is turned round to come back', async () => {
    const horse = drawn('a brown horse');
    const { clip } = await moved({ prompt: 'gallops off the screen and back' }, horse);
    expect(Math.min(...values(clip, 'root', 'scaleX'))).toBeLessThan(-0.8);
  });

  test('who comes back enters where it left', async () => {
    const { clip } = await moved({ prompt: 'runs off to the right and comes back' });
    expect(Math.min(...values(clip, 'root', 'translateX'))).toBeGreaterThan(-60);
    expect(values(clip, 'root', 'translateX').at(-1)).toBeCloseTo(0);
  });

  test('a cup is drunk from by the hand that brings it, not by the one with a book', async () => {
    const teacher = drawn('a woman teacher with a book');
    const drinks = await moved({ prompt: 'drinks a cup of coffee' }, teacher);
    expect(turned(drinks, 'right')).toBeGreaterThan(turned(drinks, 'left') * 2);
  });

  test('a backflip keeps the size of the figure, and its middle within the picture', async () => {
    const { clip } = await moved({ prompt: 'does a backflip' });
    const motion = compileClip(rigOf(fox), clip);
    const frames = Array.from({ length: 120 }, (_, i) => sample(motion, (clip.duration * i) / 120));
    const heights = frames.map(({ root }) => root?.scaleY ?? 1);
    expect(Math.min(...heights.map(Math.abs))).toBeGreaterThan(0.7);
    expect(Math.min(...heights)).toBeLessThan(-0.9);
    expect(Math.max(...frames.map(({ root }) => Math.abs(root?.rotate ?? 0)))).toBeGreaterThan(30);
    expect(frames.some((frame) => isOutOfPicture(figureOf(fox), frame))).toBe(false);
  });

  test('a spin shows no figure from its edge', async () => {
    const { clip } = await moved({ prompt: 'spins around twice' });
    const motion = compileClip(rigOf(fox), clip);
    const widths = Array.from({ length: 100 }, (_, i) => sample(motion, (clip.duration * i) / 100).root?.scaleX ?? 1);
    expect(Math.min(...widths.map(Math.abs))).toBeGreaterThan(0.35);
    expect(Math.min(...widths)).toBeLessThan(-0.9);
  });

  test('a foot that taps rises as often as there is time for, and the other one stands', async () => {
    const { clip } = await moved({ prompt: 'taps its foot four times' });
    expect(dips(values(clip, 'foot_right', 'translateY'))).toBe(4);
    expect(range(values(clip, 'foot_left', 'translateY'))).toBeLessThan(3);
  });

  test('two jumps are two flights, three are three', async () => {
    for (const [prompt, count] of [
      ['jumps twice', 2],
      ['jumps three times', 3],
    ] as const) {
      const { clip } = await moved({ prompt });
      expect(dips(values(clip, 'body', 'translateY'))).toBe(count);
    }
  });

  test('the left hand waves, the right arm only goes along', async () => {
    const { clip } = await moved({ prompt: 'waves with the left hand' });
    const swung = (side: string): number =>
      ['arm', 'forearm', 'hand'].reduce((sum, link) => sum + range(values(clip, `${link}_${side}`, 'rotate')), 0);
    expect(swung('left')).toBeGreaterThan(100);
    expect(swung('right')).toBeLessThan(20);
  });

  test('what comes first is done first', async () => {
    const { clip } = await moved({ prompt: 'nods, then jumps' });
    const flight = clip.tracks.find(({ part, prop }) => part === 'body' && prop === 'translateY');
    const first = flight?.keys.find(({ v }) => typeof v === 'number' && v < -5)?.t ?? 0;
    expect(first).toBeGreaterThan(0.4);
  });

  test('a wink shuts one eye', async () => {
    const { clip } = await moved({ prompt: 'winks with the left eye' });
    const shut = (part: string): boolean =>
      clip.tracks.some(
        (track) => track.part === part && track.prop === 'state' && track.keys.some(({ v }) => v === 'closed'),
      );
    expect([shut('eye_left'), shut('eye_right')]).toEqual([true, false]);
  });

  test('it is as long as is asked for, and a loop where it goes on', async () => {
    expect((await moved({ prompt: 'jumps, then dances, then bows', durationSeconds: 6 })).clip.duration).toBe(6);
    expect((await moved({ prompt: 'jumps twice, then waves', durationSeconds: 1.2 })).clip.duration).toBe(1.2);
    expect((await moved({ prompt: 'dances' })).clip.loop).toBe(true);
    expect((await moved({ prompt: 'dances, then bows' })).clip.loop).toBe(false);
    expect((await moved({ prompt: 'nods again and again' })).clip.loop).toBe(true);
  });

  test('each step but the last is shown as a draft, and then the whole', async () => {
    const { events, clip } = await moved({ prompt: 'jumps, then waves, then bows' });
    const drafts = events.flatMap((event) => (event.type === 'draft_clip' ? [event.clip] : []));
    expect(drafts).toHaveLength(3);
    expect(drafts.every((draft) => checkClip(draft, fox).ok)).toBe(true);
    expect(drafts.at(-1)).toEqual(clip);
  });

  test('what a figure lacks and what was not understood is said', async () => {
    const slime = drawn('a slime blob');
    const { events, clip } = await moved({ prompt: 'wags its tail like a xylophone' }, slime);
    const said = events.flatMap((event) => (event.type === 'progress' ? [event.text] : [])).join(' ');
    expect(said).toContain('It has no tail');
    expect(said).toContain('"xylophone"');
    expect(clip.tracks.length).toBeGreaterThan(0);
  });

  test('words without a movement are refused with examples', async () => {
    await expect(moved({ prompt: 'purple bricks' })).rejects.toMatchObject({
      code: 'not_understood',
      message: expect.stringContaining('jumps twice'),
    });
  });

  test('the same words make the same motion', async () => {
    const prompt = 'sneaks, looks around, then runs away';
    expect((await moved({ prompt })).clip).toEqual((await moved({ prompt })).clip);
  });

  test('the critic finds nothing in the motions of the brief', async () => {
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

  test('of more steps than can be seen the first ones are played, and it says so', async () => {
    const { clip, events, summary } = await moved({ prompt: 'jumps, waves, '.repeat(140) });
    expect(checkClip(clip, fox).ok).toBe(true);
    expect(summary.match(/wave/g)?.length).toBeLessThanOrEqual(7);
    expect(events).toContainEqual({
      type: 'progress',
      text: expect.stringMatching(/^Only the first 12 of \d+ steps are played/),
    });
  });
});
