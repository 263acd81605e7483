import { expect, test } from 'vitest';
import { modelName, thinking } from '@/lib/server/artist/model/client';
import { pricesOf } from '@/lib/server/artist/model/model-prices';
import { artist } from '@/lib/server/artist';

test('without a key there is no model, and the built-in artist does every job', () => {
  expect(modelName()).toBeNull();
  expect(artist().name).toBe('built-in');
});

test('effort is sent only to models that support it', () => {
  expect(thinking('claude-sonnet-5-5', 'low')).toEqual({ output_config: { effort: 'low' } });
  expect(thinking('claude-haiku-4-5-20251001', 'low')).toEqual({});
  expect(thinking('claude-opus-4-5', 'high')).toEqual({ output_config: { effort: 'high' } });
});

test('each model has the price of the longest name that fits, dated names too', () => {
  expect(pricesOf('claude-sonnet-5-5', 1)).toMatchObject({ input: 2, cacheWrite: 2.5, cacheRead: 0.1, output: 10 });
  expect(pricesOf('claude-sonnet-5', 1).cacheRead).toBe(0.2);
  expect(pricesOf('claude-sonnet-4-5-20250929', 1).output).toBe(15);
  expect(pricesOf('claude-opus-5-5', 1).output).toBe(20);
});

test('a long prompt has the higher price of models that charge more for it', () => {
  expect([pricesOf('claude-haiku-5-5', 100_000).output, pricesOf('claude-haiku-5-5', 100_001).output]).toEqual([
    0.5, 2.5,
  ]);
});

test('an unlisted model has the highest price, so that the cost ceiling holds', () => {
  expect(pricesOf('some-model', 1).output).toBe(75);
});
