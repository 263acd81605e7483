import { expect, test } from 'vitest';
import { readableAddress } from '@/lib/server/addresses/readable';

test('an address that can be decoded stays as it is', () => {
  for (const url of ['/', '/api/v1/mascots/msc_a?cursor=%ff', '/mascots/%F0%9F%A6%8A'])
    expect(readableAddress(url)).toBe(url);
});

test('a path that cannot be decoded is taken literally', () => {
  expect(readableAddress('/api/v1/mascots/%ff?include=%')).toBe('/api/v1/mascots/%25ff?include=%');
  expect(readableAddress('/%')).toBe('/%25');
  expect(readableAddress('/%ED%A0%80')).toBe('/%25ED%25A0%2580');
});

test('a path with the null character is taken literally, a query with it is left to its reader', () => {
  expect(readableAddress('/m/%00/frame?v=%00')).toBe('/m/%2500/frame?v=%00');
  expect(readableAddress('/mascots/msc_a%00b%20')).toBe('/mascots/msc_a%2500b%2520');
});

test('of a whole address only path and query count', () => {
  expect(readableAddress('http://elsewhere.example/api/v1/presets?a=b')).toBe('/api/v1/presets?a=b');
  expect(readableAddress('*')).toBe('/');
});

test('a slash at the end counts for pages alone', () => {
  expect(readableAddress('/api/v1/mascots/?limit=2')).toBe('/api/v1/mascots?limit=2');
  expect(readableAddress('/api/v1//')).toBe('/api/v1');
  for (const url of ['/', '/mascots/']) expect(readableAddress(url)).toBe(url);
});
