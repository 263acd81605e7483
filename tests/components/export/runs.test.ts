import { describe, expect, test } from 'vitest';
import { createExportRuns, type ExportOrder } from '@/components/export/runs';
import { runsText } from '@/components/export/runs-text';
import { createService, type Course } from '../editor/service';
import { eventually } from '../../support/eventually';

const RESULT = {
  file: { id: 'file_1', object: 'file', kind: 'export', mime: 'image/png', bytes: 9, url: '/f', created_at: '' },
};
const MADE: Course = { result: () => RESULT };

const order = (name: string): ExportOrder => ({ body: { format: 'png' }, name, drawing: null });

function begun(...jobs: Course[]) {
  const service = createService();
  service.jobs = jobs;
  const done: string[] = [];
  const runs = createExportRuns({
    client: service.client,
    mascotId: 'msc_1',
    onDone: (run) => done.push(run.order.name),
  });
  const list = () => runs.store.getState().runs;
  const phases = () => list().map(({ order: { name }, state }) => `${name} ${state.phase}`);
  return { service, runs, done, list, phases };
}

describe('exports of a session', () => {
  test('run in parallel, and each reports when its file is ready', async () => {
    const { runs, done, list, phases } = begun(MADE, MADE);
    runs.start([order('a.png'), order('b.png')]);
    expect(phases()).toEqual(['a.png working', 'b.png working']);
    await eventually(() => expect(phases()).toEqual(['a.png done', 'b.png done']));
    expect(done.toSorted()).toEqual(['a.png', 'b.png']);
    expect(list()[0]?.state).toMatchObject({ result: RESULT });
  });

  test('are listed newest first', async () => {
    const { runs, phases } = begun(MADE, MADE);
    runs.start([order('a.png')]);
    runs.start([order('b.png')]);
    await eventually(() => expect(phases()).toEqual(['b.png done', 'a.png done']));
  });

  test('that fail show the reason, and are retried separately', async () => {
    const { runs, list, phases } = begun({ status: 'failed', error: 'Too large.' }, MADE, MADE);
    runs.start([order('a.png'), order('b.png')]);
    await eventually(() => expect(phases()).toEqual(['a.png failed', 'b.png done']));
    expect(list()[0]?.state).toMatchObject({ failure: { message: 'Too large.', again: true } });
    runs.retry(list()[0]?.id ?? '');
    await eventually(() => expect(phases()).toEqual(['a.png done', 'b.png done']));
  });

  test('that the service refuses fail with its message', async () => {
    const { service, runs, list } = begun();
    service.refuseOnce = { asked: /exports/, message: 'Not now.' };
    runs.start([order('a.png')]);
    await eventually(() => expect(list()[0]?.state).toMatchObject({ failure: { message: 'Not now.', again: true } }));
  });

  test('that are canceled before the service answers are also canceled there', async () => {
    const { service, runs, list } = begun(MADE);
    runs.start([order('a.png')]);
    runs.cancel(list()[0]?.id ?? '');
    expect(list()).toEqual([]);
    await eventually(() => expect(service.asked).toContain('POST /jobs/job_1/cancel'));
  });

  test('continue when they are no longer followed', async () => {
    const { service, runs, phases } = begun(MADE);
    runs.start([order('a.png')]);
    runs.leave();
    await eventually(() => expect(service.asked).toHaveLength(1));
    await Promise.resolve();
    expect(phases()).toEqual(['a.png working']);
    expect(service.asked).not.toContain('POST /jobs/job_1/cancel');
  });

  test('are described in sentences', async () => {
    const { runs, list } = begun(MADE, { status: 'failed', error: 'Too large.' });
    runs.start([order('a.png'), order('b.png')]);
    expect(runsText(list())).toBe('2 files being made.');
    await eventually(() => expect(runsText(list())).toBe('1 file ready. 1 file could not be made.'));
    expect(runsText([])).toBe('');
  });
});
