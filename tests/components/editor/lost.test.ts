import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForEdit } from '@/components/editor/edit/ask';
import { lookAgain } from '@/components/editor/work/follow';
import { openEditor } from './open-editor';
import { createService } from './service';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Steps in milliseconds, each with one read of a result that fails: the first at once, the others after a pause. */
const STEPS_MS = [1000, 2000, 5000, 10_000] as const;
const LONG_MS = 20_000;

/** An edit that succeeds, while the service fails `times` reads of its result. */
async function edited(times: number) {
  const service = createService();
  const grown = { ...service.spec(), name: 'Grown' };
  service.jobs.push({
    result: () => ({
      mascot: service.save(grown),
      version_id: service.mascot().version_id,
      summary: 'Grew',
      warnings: [],
    }),
  });
  const { editor } = openEditor(service);
  await askForEdit(editor, 'Make it bigger');
  for (const step of STEPS_MS.slice(0, times)) {
    service.refuseOnce = { asked: /^GET \/jobs\/job_1$/, message: 'Something broke.' };
    await vi.advanceTimersByTimeAsync(step);
  }
  await vi.advanceTimersByTimeAsync(LONG_MS);
  const state = () => editor.store.getState();
  const reads = () => service.asked.filter((line) => line === 'GET /jobs/job_1').length;
  return { service, editor, state, reads };
}

test('a result that cannot be read at first is read again', async () => {
  const { state, reads } = await edited(2);
  expect(reads()).toBe(3);
  expect(state().works).toEqual([]);
  expect(state().edited?.summary).toBe('Grew');
});

test('a result that cannot be read at all is lost, not failed, and can be read later', async () => {
  const { editor, state, reads } = await edited(4);
  expect(reads()).toBe(4);
  expect(state().edited).toBeNull();
  const [work] = state().works;
  expect(work).toMatchObject({ lost: true, draft: null, progress: { status: 'failed', error: 'Something broke.' } });
  if (!work) throw new Error('The edit is not listed.');
  const looking = lookAgain(editor, work);
  expect(state().works).toMatchObject([{ lost: false, progress: { status: 'running' } }]);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await looking;
  expect(state().works).toEqual([]);
  expect(state().edited?.summary).toBe('Grew');
});
