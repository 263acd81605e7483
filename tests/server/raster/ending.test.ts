import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { artist } from '@/lib/server/artist';
import { finishWork } from '@/lib/artist/finish-work';
import { cutOutFigure } from '@/lib/server/artist/model/fidelity/cut-out.task';
import { readLogo } from '@/lib/server/analyze/reading.task';
import { drawStill } from '@/lib/server/exports/still/draw.task';
import { closeDrawing, drawingState, runTask } from '@/lib/server/raster/pool';
import { runWithin } from '@/lib/server/raster/run-within';
import { TooSlow } from '@/lib/server/raster/too-slow';
import { wake } from '@/lib/server/raster/wake.task';
import { readSpec } from '@/lib/server/mascots/read-spec';
import { checkSvg } from '@/lib/server/uploads/svg';
import { acceptFile } from '@/lib/server/uploads/accept';
import { sampleSpec } from '../../support/specs';
import { loadNothing, loadStuckTasks, removeWorkerFiles } from '../../support/worker-files';

vi.mock('@/lib/server/raster/worker-file', async () => (await import('../../support/worker-files')).workerFiles);
/**
 * So that a test need not wait as long as a caller: what is given by its kind alone ends after this many
 * milliseconds.
 */
const SHORT_MS = 1500;
vi.mock('@/lib/server/raster/define-task', async (original) => ({
  ...(await original<object>()),
  deadlineOf: () => SHORT_MS,
}));

beforeEach(async () => {
  await closeDrawing();
  loadStuckTasks();
});
afterAll(async () => {
  await closeDrawing();
  removeWorkerFiles();
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4"/></svg>';
const svg = new TextEncoder().encode(SVG);
const logo = { bytes: svg };
const canceled = new Error('Canceled');
const never = new AbortController().signal;

function rebuild(signal: AbortSignal) {
  const image = { bytes: svg, mime: 'image/svg+xml' };
  const work = artist().rebuild({ image, detail: 'standard' }, { signal, maxCostUsd: 1, seed: 'same' });
  return finishWork(work, () => undefined);
}

describe('a thread inside of a regular expression', () => {
  test('is ended by an abort, and another thread runs the next task', async () => {
    const cancel = new AbortController();
    const stuck = runTask(readLogo, logo, [], cancel.signal);
    const next = runTask(wake, { next: 'task' });
    setTimeout(() => cancel.abort(canceled), 200);
    await expect(stuck).rejects.toBe(canceled);
    expect(await next).toEqual({ next: 'task' });
  });

  test('is ended by the deadline of its task, and by that of its caller', async () => {
    await expect(runTask(readLogo, logo)).rejects.toThrow(TooSlow);
    const short = { signal: never, milliseconds: () => 50 };
    await expect(runWithin(readLogo, logo, short)).rejects.toThrow(TooSlow);
    expect(await runTask(wake, { still: 'there' })).toEqual({ still: 'there' });
  });

  test('uses no processor time after it is ended', async () => {
    await expect(runTask(readLogo, logo)).rejects.toThrow(TooSlow);
    const before = process.cpuUsage();
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  });
});

test('a canceled rebuild frees its thread at once', async () => {
  const cancel = new AbortController();
  const works = [1, 2, 3, 4].map(() => rebuild(cancel.signal));
  setTimeout(() => cancel.abort(canceled), 100);
  for (const work of await Promise.allSettled(works)) expect(work).toEqual({ status: 'rejected', reason: canceled });
  expect(await runTask(cutOutFigure, { file: svg, mime: 'image/svg+xml' })).toBeNull();
});

describe('input that takes a parser too long', () => {
  test('fails a rebuild with that reason', async () => {
    await expect(rebuild(never)).rejects.toThrow('The picture takes too long to rebuild.');
  });

  test('is refused as an SVG', async () => {
    expect(checkSvg(svg).type).toBe('svg');
    await expect(acceptFile(svg)).rejects.toThrow('The SVG takes too long to read.');
    await expect(acceptFile(svg, AbortSignal.abort(canceled))).rejects.toBe(canceled);
  });

  test('is refused as a large spec; a small one is parsed without a thread', async () => {
    const spec = sampleSpec('fox');
    expect((await readSpec(spec)).spec.name).toBe(spec.name);
    const refusal = { code: 'invalid_request', details: ['parts: The drawings take too long to read. Simplify them.'] };
    await expect(readSpec({ ...spec, description: 'x'.repeat(70_000) })).rejects.toMatchObject(refusal);
  });

  test('does not count as a failure of the threads', async () => {
    await expect(acceptFile(svg)).rejects.toThrow('The SVG takes too long to read.');
    expect(await drawingState()).toMatchObject({ failed: 0, failing: [] });
  });
});

describe('threads that cannot load their script', () => {
  test.each(['stills', 'sites'] as const)('%s refuse the first task and the second, and recover', async (pool) => {
    const task = () => (pool === 'stills' ? runTask(drawStill, {} as never) : runTask(wake, { is: 'there' }));
    loadNothing();
    for (const each of [task(), task()]) await expect(each).rejects.toThrow();
    await expect(task()).rejects.not.toThrow(TooSlow);
    expect((await drawingState()).failing).toEqual([pool]);
    loadStuckTasks();
    if (pool === 'stills') await expect(task()).rejects.toThrow('This picture cannot be drawn.');
    else {
      expect(await task()).toEqual({ is: 'there' });
      expect((await drawingState()).failing).toEqual([]);
    }
  });
});
