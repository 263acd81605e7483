import { describe, expect, test } from 'vitest';
import {
  emailSnippet,
  imageSnippet,
  markdownSnippet,
  pageUrl,
  pictureUrl,
  type Picture,
} from '@/lib/contract/embed-code/pictures';
import { waysOf } from '@/lib/contract/embed-code/ways';
import { previewMascot } from '@/lib/contract/preview';

const picture: Picture = {
  origin: 'https://example.com',
  mascotId: 'msc_abc',
  name: 'Saffron',
  width: 512,
  height: 256,
  animation: 'wave',
};
const hostile = { ...picture, name: 'A "fox" & <b>co</b> [x](y)', animation: 'my "wave" & more' };
const addressesIn = (text: string) =>
  [...text.replaceAll('&#38;', '&').matchAll(/https:\/\/example\.com\/api[^")\s]*/g)].map(
    ([address]) => new URL(address),
  );

describe.each([
  ['an image', imageSnippet],
  ['Markdown', markdownSnippet],
  ['an e-mail', emailSnippet],
])('a picture for %s', (_, snippet) => {
  test('has a valid preview URL', () => {
    for (const each of [
      picture,
      { ...picture, animation: null },
      { ...picture, token: 's1.abc.def', version: 'ver_x' },
      hostile,
    ]) {
      const [address, ...others] = addressesIn(snippet(each));
      expect(others).toEqual([]);
      expect(address?.pathname).toBe('/api/v1/mascots/msc_abc/preview');
      const query = previewMascot.query.parse(Object.fromEntries(address!.searchParams));
      expect([query.animation, query.token, query.v]).toEqual([
        each.animation ?? undefined,
        ('token' in each && each.token) || undefined,
        ('version' in each && each.version) || undefined,
      ]);
    }
  });
});

test('a name is escaped', () => {
  for (const snippet of [imageSnippet, emailSnippet])
    expect(snippet(hostile)).toContain('alt="A &#34;fox&#34; &#38; &#60;b&#62;co&#60;/b&#62; [x](y)"');
  expect(markdownSnippet(hostile)).toMatch(/^\[!\[A "fox" & \\<b\\>co\\<\/b\\> \\\[x\\\]\(y\)\]\(https/);
});

test('a picture keeps its proportions, and its file has double resolution', () => {
  expect(emailSnippet(picture)).toContain('width="240" height="120"');
  expect(addressesIn(emailSnippet(picture))[0]?.searchParams.get('size')).toBe('480');
});

test('without a motion the URL has no time', () => {
  expect(pictureUrl({ ...picture, animation: null }, { t: 0.6 })).toBe(
    'https://example.com/api/v1/mascots/msc_abc/preview',
  );
  expect(pageUrl({ ...picture, token: 's1.a.b' })).toBe('https://example.com/m/msc_abc?token=s1.a.b');
});

test('`still` is the URL in the code of still pictures, and null for others', () => {
  for (const { id, code, still } of waysOf({ ...picture, token: 's1.abc.def' })) {
    if (!['image', 'markdown', 'email'].includes(id)) expect(still, id).toBeNull();
    else expect(addressesIn(code).map(String), id).toEqual([new URL(still ?? '').href]);
  }
});
