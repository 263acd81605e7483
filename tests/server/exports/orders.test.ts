import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPORT_FORMAT_NAMES, isAnimated } from '@/lib/contract/export-formats';
import { createExport } from '@/lib/contract/exports';
import type { Mascot } from '@/lib/contract/mascot';
import { call, codeOf } from '../../support/http';
import { openQueue } from '../../support/jobs';
import { makePerson, type SomePerson } from '../../support/people';
import { closeProduct, importFixture } from '../../support/product';

let somebody: SomePerson;
let mascot: Mascot;

beforeAll(async () => {
  await openQueue();
  somebody = await makePerson('studio');
  mascot = await importFixture(somebody.key);
});
afterAll(closeProduct);

const order = (body: unknown) => call(createExport, { key: somebody.key, params: { id: mascot.id }, body });

/** Options at and beyond each limit, and the refusals. */
const OPTIONS: [title: string, options: Record<string, unknown>, refused: boolean][] = [
  ['63 pixels', { size: 63 }, true],
  ['64 pixels', { size: 64 }, false],
  ['2049 pixels', { size: 2049 }, true],
  ['half a pixel', { size: 100.5 }, true],
  ['a size in words', { size: '512' }, true],
  ['0 frames a second', { fps: 0 }, true],
  ['5 frames a second', { fps: 5 }, true],
  ['6 frames a second', { fps: 6 }, false],
  ['60 frames a second', { fps: 60, size: 64 }, false],
  ['61 frames a second', { fps: 61 }, true],
  ['a time before the start', { t: -0.1 }, true],
  ['a time beyond the end', { t: 1000 }, false],
  ['a time that is null', { t: null }, true],
  ['six digits of background', { background: '#3366CC' }, false],
  ['three digits of background', { background: '#36c' }, true],
  ['eight digits of background', { background: '#3366ccff' }, true],
  ['a named background', { background: 'white' }, true],
  ['an empty background', { background: '' }, true],
  ['an unknown field', { quality: 3 }, true],
  ['an empty animation', { animation: '' }, true],
  ['an unknown animation', { animation: 'moonwalk' }, true],
];

describe.each(EXPORT_FORMAT_NAMES)('an order of %s', (format) => {
  test.each(OPTIONS)('with %s is accepted or refused as specified', async (_, options, refused) => {
    const answer = await order({ format, animation: 'wave', ...options });
    if (refused) expect(codeOf(answer)).toBe('invalid_request');
    else expect(answer.status).toBe(202);
  });

  test('of 2048 pixels is accepted, except for a sheet that is too small for its frames', async () => {
    const answer = await order({ format, animation: 'wave', size: 2048 });
    if (format === 'sprite') expect(codeOf(answer)).toBe('invalid_request');
    else expect(answer.status).toBe(202);
  });

  test('without an animation is refused only for moving formats', async () => {
    const answer = await order({ format });
    if (isAnimated(format)) expect(codeOf(answer)).toBe('invalid_request');
    else expect(answer.status).toBe(202);
  });

  test('of the version of another mascot, or of an unknown one, is not found', async () => {
    const { version_id: foreign } = await importFixture(somebody.key);
    for (const version of [foreign, 'ver_aaaaaaaaaaaaaaaaaaaa', 'x'])
      expect(codeOf(await order({ format, animation: 'wave', version_id: version }))).toBe('not_found');
  });
});
