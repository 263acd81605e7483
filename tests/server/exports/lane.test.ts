import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExport } from '@/lib/contract/exports';
import type { Mascot } from '@/lib/contract/mascot';
import { type ExportWork, isShortExport } from '@/lib/server/exports/create';
import { FORMATS } from '@/lib/server/exports/formats';
import { defineJob } from '@/lib/server/jobs/define';
import { drain, drainUntilIdle } from '@/lib/server/jobs/drain';
import { call } from '../../support/http';
import { aborted, openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

beforeAll(openQueue);
afterAll(closeProduct);

async function order({ key }: SomePerson, mascot: Mascot, body: unknown): Promise<void> {
  const { status } = await call(createExport, { key, params: { id: mascot.id }, body });
  expect(status).toBe(202);
}

test('a small picture is exported while films of another workspace use every drawing slot', async () => {
  const filmmaker = await makePerson('studio');
  const film = await importFixture(filmmaker.key);
  for (let count = 0; count < 8; count += 1) await order(filmmaker, film, { format: 'gif', animation: 'wave' });
  const somebody = await makePerson();
  const mascot = await importFixture(somebody.key);
  const projection = new AbortController();
  const made: string[] = [];
  const job = defineJob<ExportWork>({
    type: 'export',
    run: async ({ format }) => {
      if (format === 'gif') await aborted(projection.signal);
      made.push(format);
      return {};
    },
  });
  const handlers = { export: () => Promise.resolve({ job }) };
  await drain(handlers);
  await order(somebody, mascot, { format: 'gif', animation: 'wave' });
  await order(somebody, mascot, { format: 'png', size: 64 });
  const idle = drainUntilIdle(handlers);
  await expect.poll(() => made).toEqual(['png']);
  projection.abort();
  await idle;
  expect(made.filter((format) => format === 'gif')).toHaveLength(9);
});

test('small stills and vector files are short, films and large stills are not', () => {
  expect(isShortExport(FORMATS.png, 1024)).toBe(true);
  expect(isShortExport(FORMATS.png, 1025)).toBe(false);
  expect(isShortExport(FORMATS.lottie, 2048)).toBe(true);
  expect(isShortExport(FORMATS.gif, 64)).toBe(false);
});
