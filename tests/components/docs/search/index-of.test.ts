import { expect, test } from 'vitest';
import { indexOf } from '@/components/docs/search/index-of';
import { searchEntries } from '@/lib/server/docs/search';

const find = indexOf(searchEntries('http://localhost:3000'));
const first = (words: string) => find(words)[0]?.href;

test('a page is found by its title, a section by its heading, an endpoint by its name or path', () => {
  expect(first('quick start')).toBe('/docs/quick-start');
  expect(first('verify signature')).toBe('/docs/webhooks#verify-the-signature');
  expect(first('recolor')).toBe('/docs/reference/mascots#recolorMascot');
  expect(find('/jobs/{id}/cancel').map(({ href }) => href)).toContain('/docs/reference/jobs#cancelJob');
  expect(first('MascotSpec')).toBe('/docs/reference/objects#MascotSpec');
});

test('prefixes and words with one wrong letter match', () => {
  expect(find('webh').map(({ href }) => href)).toContain('/docs/webhooks');
  expect(find('canvsaes').map(({ href }) => href)).toContain('/docs/canvases');
  expect(find('zzzzqq')).toEqual([]);
});
