import { describe, expect, test } from 'vitest';
import { sourceNamed } from '@/components/create/source';
import { addressIn } from '@/components/create/website/address';

describe('a typed URL', () => {
  test('gets its scheme, and keeps the one it has', () => {
    expect(addressIn(' example.com ')).toBe('https://example.com/');
    expect(addressIn('http://example.com/about?x=1')).toBe('http://example.com/about?x=1');
    expect(addressIn('bäckerei.de')).toBe('https://xn--bckerei-5wa.de/');
    expect(addressIn('localhost:4210')).toBe('https://localhost:4210/');
  });

  test('is null if it cannot be a website', () => {
    for (const text of ['', 'a bakery', 'bakery', 'mailto:me@example.com', 'ftp://example.com', 'https://'])
      expect(addressIn(text)).toBeNull();
  });
});

test('the source of a mascot is named in the URL, else it is the prompt', () => {
  expect(sourceNamed('website')).toBe('website');
  expect(sourceNamed('elsewhere')).toBe('words');
  expect(sourceNamed(undefined)).toBe('words');
});
