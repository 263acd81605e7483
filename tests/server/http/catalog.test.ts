import { expect, test } from 'vitest';
import { listPresets, listStyles } from '@/lib/contract/catalog';
import { STYLES } from '@/lib/core/styles';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { GET } from '@/app/api/v1/[[...rest]]/route';
import { call } from '../../support/http';

test('anybody can list the fifteen presets, in order', async () => {
  const { status, body } = await call(listPresets);
  expect(status).toBe(200);
  expect((body as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual(PRESET_NAMES);
});

test('anybody can list the styles', async () => {
  const { status, body } = await call(listStyles);
  expect([status, body]).toEqual([200, { object: 'list', data: STYLES }]);
});

test('an unknown address is a JSON 404', async () => {
  const response = await GET(new Request('http://localhost:3000/api/v1/nowhere'));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: { code: 'not_found', message: 'There is nothing at this address.', details: null },
  });
});
