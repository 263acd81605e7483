import { afterAll, expect, test } from 'vitest';
import { visitReader } from '@/lib/server/analyze/reading';
import { readImports, readPage } from '@/lib/server/analyze/reading.task';
import { TooSlow } from '@/lib/server/raster/too-slow';
import { closeDrawing } from '@/lib/server/raster/pool';
import { slowPage } from '../../support/sites';

afterAll(closeDrawing);

const page = (text: string) => ({ bytes: new TextEncoder().encode(text), charset: null, url: 'https://a.example/' });
const [quick, slow] = [page('<title>Quick</title>'), page(slowPage())];
/** More than a test may take. */
const PATIENT = { each: 3600, all: 3600 };

test('a page that takes too long is abandoned, as is everything after the time limit of a visit', async () => {
  const read = visitReader(new AbortController().signal, { each: 3600, all: 0.2 });
  await expect(read(readPage, slow)).rejects.toThrow(TooSlow);
  await expect(read(readImports, page('a { color: red }'))).rejects.toThrow('It takes too long.');
  await expect(visitReader(new AbortController().signal, { each: 0.2, all: 3600 })(readPage, slow)).rejects.toThrow(
    TooSlow,
  );
  expect(await visitReader(new AbortController().signal)(readPage, quick)).toMatchObject({
    page: { title: 'Quick' },
  });
});

test('an abort ends running and queued tasks of its visit at once, and of no other', async () => {
  const cancel = new AbortController();
  const read = visitReader(cancel.signal, PATIENT);
  const mine = [read(readPage, slow), read(readPage, slow)].map((each) => each.catch((error: unknown) => error));
  const other = visitReader(new AbortController().signal)(readPage, quick);
  const reason = new Error('Canceled');
  setTimeout(() => cancel.abort(reason), 100);
  expect(await Promise.all(mine)).toEqual([reason, reason]);
  expect(await other).toMatchObject({ page: { title: 'Quick' } });
  await expect(read(readPage, quick)).rejects.toBe(reason);
});
