import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { files } from '@/drizzle/schema';
import { listActivity, getActivity, retryJob, type Activity } from '@/lib/contract/activity';
import { createAnimation } from '@/lib/contract/animation';
import { getCredits, type Credits } from '@/lib/contract/credits';
import { createExport } from '@/lib/contract/exports';
import { cancelJob, getJob, type Job } from '@/lib/contract/job';
import { createMascot, deleteMascot, getMascot, type Mascot } from '@/lib/contract/mascot';
import { editMascot } from '@/lib/contract/mascot-edit';
import { createUpload } from '@/lib/contract/upload';
import { ArtistError } from '@/lib/artist/types';
import { ledgerSums } from '@/lib/server/db/credits';
import { db } from '@/lib/server/db/client';
import { findWholeJob } from '@/lib/server/db/jobs';
import { says, script } from '../../support/artist';
import { call, codeOf } from '../../support/http';
import { makePerson } from '../../support/people';
import { acceptedSpec, ended } from '../../support/product';
import { formWith } from '../../support/uploads';
import { mascot, setTheStage, somebody } from '../../support/stage';

vi.mock('@/lib/server/artist', () => import('../../support/artist'));

setTheStage();

const balance = async () => ((await call(getCredits, { key: somebody.key })).body as Credits).balance;
const list = async (query: Record<string, string> = {}) =>
  (await call(listActivity, { key: somebody.key, query })).body as {
    data: Activity[];
    next_cursor: string | null;
    open: number;
  };
const look = async (id: string) =>
  (await call(getActivity, { session: somebody.session, params: { id } })).body as Activity;
const retry = (id: string, key = somebody.key) => call(retryJob, { key, params: { id } });
const jobOf = ({ body }: { body: unknown }) => body as Job;
const edit = async (instruction: string) =>
  jobOf(await call(editMascot, { key: somebody.key, params: { id: mascot.id }, body: { instruction } }));
const fails = () =>
  says<never>([], () => {
    throw new ArtistError('nothing_changed', 'It is blue already.');
  });
const find = async (id: string) => (await call(getMascot, { key: somebody.key, params: { id } })).body as Mascot;
const laneOf = async (id: string) => (await findWholeJob(db(), somebody.workspaceId, id))?.lane;
const drawn = () => says([], () => ({ spec: acceptedSpec('fox'), summary: 'Drew a fox' }));

describe('activity', () => {
  test('lists a job with its request, its mascot, and the outcome of its credits', async () => {
    script.edit = fails;
    const { id } = await edit('make it blue');
    expect(await look(id)).toMatchObject({
      id,
      object: 'activity',
      type: 'edit',
      status: 'queued',
      asked: { instruction: 'make it blue' },
      credits: { amount: 4, state: 'held' },
    });
    await ended(somebody.key, { id } as Job);
    expect(await look(id)).toMatchObject({
      status: 'failed',
      error: 'It is blue already.',
      credits: { amount: 4, state: 'refunded' },
      mascot: { id: mascot.id, name: mascot.name, preview_url: mascot.preview_url },
    });
  });

  test('shows the request of an export without the drawings in its input', async () => {
    const job = jobOf(
      await call(createExport, {
        key: somebody.key,
        params: { id: mascot.id },
        body: { format: 'lottie', animation: 'wave', fps: 24 },
      }),
    );
    const { asked, credits } = await look(job.id);
    expect(asked).toEqual({
      format: 'lottie',
      animation: 'wave',
      fps: 24,
      size: 512,
      t: 0,
      version_id: mascot.version_id,
    });
    expect(credits).toEqual({ amount: 0, state: 'free' });
  });

  test('is paged, has the filters of the list of jobs, and counts open jobs', async () => {
    const first = await edit('one');
    const second = await edit('two');
    const still = jobOf(
      await call(createExport, { key: somebody.key, params: { id: mascot.id }, body: { format: 'svg' } }),
    );
    await call(cancelJob, { key: somebody.key, params: { id: first.id } });
    const page = await list({ limit: '2' });
    expect([page.data.map(({ id }) => id), page.open]).toEqual([[still.id, second.id], 2]);
    expect((await list({ limit: '2', cursor: page.next_cursor ?? '' })).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ type: 'edit', status: 'canceled', mascot_id: mascot.id })).data.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    expect((await list({ mascot_id: 'msc_aaaaaaaaaaaaaaaaaaaa' })).data).toEqual([]);
  });

  test.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    { status: 'done' },
    { type: 'dance' },
    { cursor: 'x' },
    { page: '2' },
  ])('refuses %o', async (query) => {
    expect(codeOf(await call(listActivity, { key: somebody.key, query }))).toBe('invalid_request');
  });
});

describe('a retry', () => {
  test('is a new job of the same request that holds credits of its own', async () => {
    script.edit = fails;
    const before = await balance();
    const first = await ended(somebody.key, await edit('make it blue'));
    script.edit = ({ spec, instruction }) => says([], () => ({ spec, summary: instruction, warnings: [] }));
    const answer = await retry(first.id);
    expect([answer.status, await balance()]).toEqual([202, before - 4]);
    const second = await ended(somebody.key, jobOf(answer));
    expect(second).toMatchObject({
      type: 'edit',
      status: 'succeeded',
      mascot_id: mascot.id,
      result: { summary: 'make it blue' },
    });
    expect(second.id).not.toBe(first.id);
    expect((await call(getJob, { key: somebody.key, params: { id: first.id } })).body).toEqual(first);
    const { balance: left, held, spent, granted } = await ledgerSums(db(), somebody.workspaceId);
    expect([held, spent, left + spent]).toEqual([0, 4, granted]);
  });

  test('of a failed generation draws the same mascot', async () => {
    script.design = fails;
    const begun = (await call(createMascot, { key: somebody.key, body: { prompt: 'a fox' } })).body as {
      mascot: Mascot;
      job: Job;
    };
    await ended(somebody.key, begun.job);
    script.design = drawn;
    const again = jobOf(await retry(begun.job.id));
    expect(again.mascot_id).toBe(begun.mascot.id);
    expect(await find(begun.mascot.id)).toMatchObject({ status: 'generating' });
    expect(codeOf(await retry(begun.job.id))).toBe('not_ready');
    await ended(somebody.key, again);
    expect(await find(begun.mascot.id)).toMatchObject({ status: 'ready' });

    const another = jobOf(await retry(again.id));
    expect(another.mascot_id).not.toBe(begun.mascot.id);
    await call(deleteMascot, { key: somebody.key, params: { id: begun.mascot.id } });
    expect((await retry(begun.job.id)).status).toBe(202);
  });

  test('is refused while the job is open, to other workspaces, and without credits', async () => {
    const { id } = await edit('make it blue');
    expect(codeOf(await retry(id))).toBe('not_ready');
    await call(cancelJob, { key: somebody.key, params: { id } });
    expect(codeOf(await retry(id, (await makePerson()).key))).toBe('not_found');
    const poor = await makePerson();
    const ids: string[] = [];
    for (let spent = 0; spent < 200; spent += 20)
      ids.push(
        ((await call(createMascot, { key: poor.key, body: { prompt: 'a fox', detail: 'high' } })).body as { job: Job })
          .job.id,
      );
    await call(cancelJob, { key: poor.key, params: { id: ids[0] ?? '' } });
    expect((await retry(ids[0] ?? '', poor.key)).status).toBe(202);
    expect(codeOf(await retry(ids[0] ?? '', poor.key))).toBe('not_ready');
    await call(cancelJob, { key: poor.key, params: { id: ids[1] ?? '' } });
    await call(createMascot, { key: poor.key, body: { prompt: 'a fox' } });
    expect(codeOf(await retry(ids[1] ?? '', poor.key))).toBe('insufficient_credits');
  });

  test('is refused if the mascot or the picture has been deleted', async () => {
    const { id } = await edit('make it blue');
    const upload = (
      await call(createUpload, {
        key: somebody.key,
        form: formWith('<svg viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'),
      })
    ).body as { id: string };
    const rebuilt = (await call(createMascot, { key: somebody.key, body: { upload_id: upload.id } })).body as {
      job: Job;
    };
    await call(cancelJob, { key: somebody.key, params: { id: rebuilt.job.id } });
    await db().delete(files).where(eq(files.id, upload.id));
    expect(codeOf(await retry(rebuilt.job.id))).toBe('invalid_request');
    await call(deleteMascot, { key: somebody.key, params: { id: mascot.id } });
    expect(codeOf(await retry(id))).toBe('invalid_request');
  });

  test('of a motion from words requests the motion again', async () => {
    const { job } = (
      await call(createAnimation, {
        key: somebody.key,
        params: { id: mascot.id },
        body: { prompt: 'waves twice', duration: 2 },
      })
    ).body as { job: Job };
    await call(cancelJob, { key: somebody.key, params: { id: job.id } });
    const again = jobOf(await retry(job.id));
    expect(await look(again.id)).toMatchObject({
      type: 'animate',
      asked: { prompt: 'waves twice', duration: 2 },
      credits: { amount: 5, state: 'held' },
    });
  });

  test('of a short export stays short, and does not queue behind long jobs', async () => {
    const body = { format: 'svg' };
    const { id } = jobOf(await call(createExport, { key: somebody.key, params: { id: mascot.id }, body }));
    await call(cancelJob, { key: somebody.key, params: { id } });
    const again = jobOf(await retry(id));
    expect(await Promise.all([id, again.id].map(laneOf))).toEqual(['short', 'short']);
  });
});
