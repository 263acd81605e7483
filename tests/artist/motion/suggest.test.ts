import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { SuggestResult } from '@/lib/contract/animation';
import { designSpec } from '@/lib/artist/design';
import { MOVES } from '@/lib/artist/motion/moves';
import { COMMON_IDEAS, KIND_IDEAS, USE_IDEAS } from '@/lib/artist/motion/suggest/ideas';
import { suggest } from '@/lib/artist/motion/suggest/suggest';
import { readMotion } from '@/lib/artist/motion/words/read';
import { finishWork } from '@/lib/artist/finish-work';
import { strangers } from '../../support/strangers';

function drawn(prompt: string): MascotSpec {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'suggest'));
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
  return accepted.value.spec;
}

const suggested = async (spec: MascotSpec, useCase?: string, seed = 'suggest') =>
  (await finishWork(suggest({ spec, useCase }, { signal: new AbortController().signal, maxCostUsd: 1, seed })))
    .suggestions;

describe('suggesting motions', () => {
  test('animate understands every idea', () => {
    const wrong = [...KIND_IDEAS, ...USE_IDEAS, ...COMMON_IDEAS].flatMap(({ prompt }) => {
      const { steps, unknown } = readMotion(prompt);
      const acts = steps.flatMap((step) => step.acts);
      return acts.length > 0 && unknown.length === 0 && acts.every(({ move }) => MOVES[move])
        ? []
        : [`${prompt}: ${unknown.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  test('every mascot gets three to six different suggestions, imported ones too', async () => {
    for (const spec of [drawn('a fox'), drawn('a robot'), drawn('a coffee cup'), ...Object.values(strangers)]) {
      const suggestions = await suggested(spec);
      expect(SuggestResult.safeParse({ suggestions }).success).toBe(true);
      expect(new Set(suggestions.map(({ prompt }) => prompt)).size).toBe(suggestions.length);
    }
  });

  test('they suit the mascot', async () => {
    const names = (await suggested(drawn('a robot'))).map(({ name }) => name);
    expect(names.some((name) => ['System check', 'Boot up', 'Head tilt'].includes(name))).toBe(true);
    expect((await suggested(drawn('an octopus'))).map(({ name }) => name)).toContain('Tentacle sway');
  });

  test('they suit the use case', async () => {
    const fox = drawn('a fox');
    const names = async (use: string) => (await suggested(fox, use)).map(({ name }) => name);
    expect(await names('404 error page')).toEqual(expect.arrayContaining(['Lost', 'My mistake']));
    expect(await names('a chatbot for support')).toEqual(expect.arrayContaining(['Listening']));
    expect(await names('loading screen')).toEqual(expect.arrayContaining(['On it']));
  });

  test('the same seed gives the same suggestions', async () => {
    const fox = drawn('a fox');
    expect(await suggested(fox, 'onboarding', 'one')).toEqual(await suggested(fox, 'onboarding', 'one'));
  });
});
