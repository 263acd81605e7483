import { expect, test } from 'vitest';
import { mergeClips } from '@/lib/core/clip/merge';
import type { AnimationClip } from '@/lib/core/clip/schema';

const clip = (change: Partial<AnimationClip> & { turns?: Record<string, number> } = {}): AnimationClip => {
  const { turns = { head: 1, tail: 2 }, ...rest } = change;
  const tracks = Object.entries(turns).map(([part, v]) => ({
    part,
    prop: 'rotate' as const,
    keys: [{ t: 0, v, ease: 'linear' as const }],
  }));
  return { clipVersion: 1, name: 'Sway', duration: 2, loop: true, modifiers: [], tracks, ...rest };
};

test('each track, the duration and the loop flag are taken from the side that changed them', () => {
  const mine = clip({ turns: { head: 5, tail: 2 }, loop: false });
  const theirs = clip({ turns: { head: 1, tail: 7, ear: 3 }, duration: 3 });
  expect(mergeClips({ base: clip(), mine, theirs }, 'theirs')).toEqual({
    value: clip({ turns: { head: 5, tail: 7, ear: 3 }, loop: false, duration: 3 }),
    clashes: [],
  });
});

test('clashes are reported, and the preferred side is taken', () => {
  const three = {
    base: clip(),
    mine: clip({ turns: { head: 5, tail: 2 }, duration: 4 }),
    theirs: clip({ duration: 3, turns: { head: 9, tail: 2 } }),
  };
  expect(mergeClips(three, 'mine')).toMatchObject({ value: { duration: 4, tracks: [{ keys: [{ v: 5 }] }, {}] } });
  expect(mergeClips(three, 'theirs')).toMatchObject({
    value: { duration: 3, tracks: [{ keys: [{ v: 9 }] }, {}] },
    clashes: ['head rotate', 'duration'],
  });
});
