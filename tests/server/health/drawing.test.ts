import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/health/route';
import { previewMascot } from '@/lib/contract/preview';
import type { Health } from '@/lib/server/health/health';
import { closeDrawing, runTask } from '@/lib/server/raster/pool';
import { wake } from '@/lib/server/raster/wake.task';
import { closeTestDatabase, openTestDatabase } from '../../support/database';
import { call } from '../../support/http';
import { makePerson } from '../../support/people';
import { importFixture } from '../../support/product';
import { loadNoTasks, loadNothing, loadStuckTasks, removeWorkerFiles } from '../../support/worker-files';
import { PATIENCE_MS } from '../../support/eventually';

vi.mock('@/lib/server/raster/worker-file', async () => (await import('../../support/worker-files')).workerFiles);

const TOKEN = 'operators-look-here';

beforeAll(async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN);
  await openTestDatabase();
});
afterAll(async () => {
  await closeDrawing();
  removeWorkerFiles();
  await closeTestDatabase();
});

async function drawing(): Promise<unknown> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await GET(new Request('http://localhost:3000/api/health', { headers }));
  return ((await answer.json()) as Health).checks.drawing;
}

test.each([
  ['cannot begin', loadNothing],
  ['loaded no tasks', loadNoTasks],
])('a preview in threads that %s fails the health check at once, until they can draw again', async (_, loadBroken) => {
  await closeDrawing();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { key } = await makePerson();
  loadStuckTasks();
  const mascot = await importFixture(key);
  expect(await drawing()).toMatchObject({ level: 'ok', failed_tasks: 0, failing_pools: null });

  loadBroken();
  expect((await call(previewMascot, { key, params: { id: mascot.id } })).status).toBe(500);
  expect(await drawing()).toMatchObject({ level: 'fail', failing_pools: 'stills' });
  expect(await drawing()).toMatchObject({ level: 'fail', failing_pools: 'stills' });

  loadStuckTasks();
  const isWell = async () => expect(await drawing()).toMatchObject({ level: 'ok', failing_pools: null });
  await vi.waitFor(isWell, { timeout: PATIENCE_MS, interval: 200 });
  expect(await runTask(wake, {})).toEqual({});
});
