import { describe, expect, test } from 'vitest';
import { createAnimation } from '@/lib/contract/animation';
import { createExport, type ExportResult } from '@/lib/contract/exports';
import { getFile } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import { previewMascot } from '@/lib/contract/preview';
import { call, detailsOf } from '../../support/http';
import { ended } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';

setTheStage();

const SECONDS = 1.25;
const sent = () => ({ key: somebody.key, params: { id: mascot.id } });
const textOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString();

/** Adds a motion in which the head turns evenly, so that its picture differs at each time. */
async function turning(loop: boolean): Promise<string> {
  const name = loop ? 'Round' : 'Once';
  const tracks = [
    {
      part: 'head',
      prop: 'rotate',
      keys: [
        { t: 0, v: -20, ease: 'linear' },
        { t: 1, v: 20, ease: 'linear' },
      ],
    },
  ];
  const { status } = await call(createAnimation, {
    ...sent(),
    body: { name, clip: { clipVersion: 1, name, duration: SECONDS, loop, tracks, modifiers: [] } },
  });
  expect(status).toBe(201);
  return name;
}

async function previewAt(animation: string, t: number | string): Promise<string> {
  const { status, response } = await call(previewMascot, {
    ...sent(),
    query: { format: 'svg', animation, t: String(t) },
  });
  expect(status).toBe(200);
  return textOf(response);
}

async function exportAt(animation: string, t: number): Promise<string> {
  const job = await ended(
    somebody.key,
    (await call(createExport, { ...sent(), body: { format: 'svg', animation, t } })).body as Job,
  );
  return textOf(
    (await call(getFile, { key: somebody.key, params: { id: (job.result as ExportResult).file.id } })).response,
  );
}

const refused = async (t: string) =>
  detailsOf(await call(previewMascot, { ...sent(), query: { animation: 'wave', t } }));

describe('a time past the end of a motion', () => {
  test('is taken modulo the duration of a loop', async () => {
    const name = await turning(true);
    const [start, middle] = [await previewAt(name, 0), await previewAt(name, 0.5)];
    expect(middle).not.toBe(start);
    for (const t of [SECONDS, 4 * SECONDS, 4000 * SECONDS]) expect(await previewAt(name, t), `${t} s`).toBe(start);
    for (const t of [SECONDS + 0.5, 4000 * SECONDS + 0.5]) expect(await previewAt(name, t), `${t} s`).toBe(middle);
    expect(await previewAt(name, `1${'0'.repeat(300)}`)).toMatch(/^<svg /);
    expect(
      [await exportAt(name, 0.5), await exportAt(name, 4000 * SECONDS + 0.5)].every((svg, _, [first]) => svg === first),
    ).toBe(true);
    expect(await exportAt(name, Number.MAX_VALUE)).not.toContain('NaN');
  });

  test('is the last pose of a motion without a loop', async () => {
    const name = await turning(false);
    const last = await previewAt(name, SECONDS);
    expect(last).not.toBe(await previewAt(name, SECONDS - 0.1));
    for (const t of [SECONDS + 0.001, 2 * SECONDS, 3601, 1e9]) expect(await previewAt(name, t), `${t} s`).toBe(last);
    expect(await exportAt(name, SECONDS)).toBe(await exportAt(name, 1e9));
  });

  test('must be a number, and not negative', async () => {
    expect(await refused('-0.1')).toEqual(['t: This must be 0 or more.']);
    for (const t of ['', 'soon', 'NaN', 'Infinity', '1e3', `1${'0'.repeat(400)}`])
      expect(await refused(t), t).toEqual(['t: This must be a number.']);
  });
});
