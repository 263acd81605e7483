import { describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { CRITIC_RULES, critique, repairClip, type CriticRule } from '@/lib/core/clip/critic';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { clip, hero, track } from './stage';

const late = track('antenna', 'rotate', [
  [0, 0],
  [0.2, -3],
  [0.45, 6],
  [0.85, 0],
  [1, 0],
]);
const breath = { type: 'breathing', part: 'body', amount: 0.015, cycles: 1 } as const;
const gesture = track('head', 'rotate', [
  [0, 0],
  [0.15, -3],
  [0.4, 12],
  [0.8, 0],
  [1, 0],
]);

/** Clips that break exactly one rule each. */
const BROKEN: Record<CriticRule, AnimationClip[]> = {
  keys: [
    clip([
      late,
      track('head', 'rotate', [
        [0, 0],
        [0.3, 0],
        [0.3, 8],
        [0.7, 0],
      ]),
    ]),
  ],
  limits: [
    clip([
      late,
      track('head', 'rotate', [
        [0, 0],
        [0.2, -4],
        [0.5, 32],
        [1, 0],
      ]),
    ]),
    clip([
      late,
      track('head', 'rotate', [
        [0, 0],
        [0.2, -4],
        [0.5, 24.9, 'easeOutBack'],
        [1, 0],
      ]),
    ]),
    clip([
      late,
      track('mouth', 'rotate', [
        [0, 0],
        [0.4, 12],
        [1, 0],
      ]),
    ]),
  ],
  volume: [
    clip([
      late,
      track('body', 'scaleY', [
        [0, 1],
        [0.4, 0.8],
        [0.9, 1],
      ]),
    ]),
  ],
  easing: [
    clip([
      late,
      track('head', 'rotate', [
        [0, 0],
        [0.4, 14, 'linear'],
        [0.8, -14, 'linear'],
        [1, 0, 'linear'],
      ]),
    ]),
  ],
  seam: [
    clip([
      late,
      track('body', 'translateX', [
        [0, 0],
        [0.3, -8],
        [1, 6],
      ]),
    ]),
    clip([
      late,
      track('body', 'translateX', [
        [0, 14],
        [0.5, -8],
        [1, 0],
      ]),
    ]),
    clip(
      [
        late,
        track('body', 'translateX', [
          [0, 0],
          [0.4, -8],
          [1, 6],
        ]),
      ],
      { loop: true },
    ),
  ],
  anticipation: [
    clip([
      late,
      track('forearm_left', 'rotate', [
        [0, 0],
        [0.3, 0],
        [0.45, 80],
        [0.8, 80],
        [1, 0],
      ]),
    ]),
    clip([
      late,
      track('forearm_left', 'rotate', [
        [0, 0],
        [0.3, 80],
        [0.6, 80],
        [1, 0],
      ]),
    ]),
  ],
  twins: [
    clip([
      late,
      track('arm_left', 'rotate', [
        [0, 0],
        [0.2, -5],
        [0.5, 15],
        [0.9, 0],
      ]),
      track('arm_right', 'rotate', [
        [0, 0],
        [0.2, 5],
        [0.5, -15],
        [0.9, 0],
      ]),
    ]),
  ],
  offset: [
    clip([
      track('head', 'rotate', [
        [0, 0],
        [0.4, 12],
        [0.8, 0],
      ]),
      track('antenna', 'rotate', [
        [0, 0],
        [0.4, -12],
        [0.8, 0],
      ]),
    ]),
    clip([
      track('arm_left', 'rotate', [
        [0, 0],
        [0.4, 12],
        [0.8, 0],
      ]),
      track('head', 'rotate', [
        [0, 0],
        [0.4, 9],
        [0.8, 0],
      ]),
    ]),
  ],
  flashes: [
    clip(
      [
        track(
          'body',
          'opacity',
          Array.from({ length: 21 }, (_, i) => [i / 20, i % 2 ? 0 : 1] as const),
        ),
      ],
      { modifiers: [breath] },
    ),
  ],
  hold: [clip([gesture, late], { duration: 8 })],
  canvas: [
    clip(
      [
        late,
        track('root', 'translateY', [
          [0, 0],
          [0.2, 10],
          [0.5, -120],
          [0.8, 6],
          [1, 0],
        ]),
      ],
      { modifiers: [breath] },
    ),
  ],
};

describe.each(CRITIC_RULES.flatMap((rule) => BROKEN[rule].map((broken, i) => [rule, i, broken] as const)))(
  'a clip that breaks only the rule of %s (%i)',
  (rule, _, broken) => {
    const findings = critique(hero, broken);

    test('is found by that rule alone', () => {
      expect([...new Set(findings.map((finding) => finding.rule))]).toEqual([rule]);
      for (const { message, suggestion } of findings)
        for (const sentence of [message, suggestion]) expect(sentence).toMatch(/^["A-Z].*\.$/);
    });

    test('is repaired, stays valid, and the repair is reported', () => {
      const { clip: mended, repaired, left } = repairClip(hero, broken, findings);
      expect(left).toEqual([]);
      expect(repaired).toEqual(findings);
      expect(critique(hero, mended)).toEqual([]);
      expect(checkClip(mended, hero)).toEqual({ ok: true, value: mended });
    });

    test('is repaired deterministically, and a second repair changes nothing', () => {
      const { clip: mended } = repairClip(hero, broken, findings);
      expect(repairClip(hero, broken, findings).clip).toEqual(mended);
      expect(repairClip(hero, mended, critique(hero, mended)).clip).toBe(mended);
    });
  },
);

test('a sound clip is returned unchanged', () => {
  const wave = presetClip(hero, 'wave');
  expect(repairClip(hero, wave, critique(hero, wave))).toEqual({ clip: wave, repaired: [], left: [] });
});

test('a clip with several faults is repaired in all of them', () => {
  const wild = clip(
    [
      track('root', 'translateY', [
        [0, 0],
        [0.3, -160],
        [0.6, 0],
      ]),
      track('head', 'rotate', [
        [0, 0],
        [0.2, 20, 'linear'],
        [0.4, -20, 'linear'],
        [1, 10],
      ]),
      track('arm_left', 'rotate', [
        [0, 0],
        [0.2, -10],
        [0.5, 40],
        [0.9, 0],
      ]),
      track('arm_right', 'rotate', [
        [0, 0],
        [0.2, 10],
        [0.5, -40],
        [0.9, 0],
      ]),
      track('body', 'scaleY', [
        [0, 1],
        [0.2, 0.8],
        [0.5, 1],
      ]),
    ],
    { duration: 1.5 },
  );
  const findings = critique(hero, wild);
  expect(new Set(findings.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(5);
  expect(repairClip(hero, wild, findings).left).toEqual([]);
});

test('findings that need a designer remain, and the others are repaired', () => {
  const shrink = clip([
    late,
    track('body', 'scaleX', [
      [0, 1],
      [0.5, 0.3],
      [1, 1],
    ]),
    track('body', 'scaleY', [
      [0, 1],
      [0.5, 0.3],
      [1, 1],
    ]),
    track('head', 'rotate', [
      [0, 0],
      [0.2, -3],
      [0.5, 12],
      [1, 5],
    ]),
  ]);
  const { repaired, left } = repairClip(hero, shrink, critique(hero, shrink));
  expect(left.map(({ rule }) => rule)).toEqual(['volume']);
  expect(repaired.map(({ rule }) => rule)).toEqual(['seam']);
});
