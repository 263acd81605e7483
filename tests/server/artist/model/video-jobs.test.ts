import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAnimation, getAnimation, type Animation } from '@/lib/contract/animation';
import type { File as StoredFile } from '@/lib/contract/file';
import type { Job } from '@/lib/contract/job';
import { createUpload } from '@/lib/contract/upload';
import { checkClip } from '@/lib/core/clip/check';
import { presetClip } from '@/lib/core/clip/presets';
import { call } from '../../../support/http';
import { filmed } from '../../../support/film';
import { turn, uses } from '../../../support/messages-api';
import { api, balance, setTheModelStage, story } from '../../../support/model-stage';
import { answersIn, taskOf } from '../../../support/model-talk';
import { acceptedSpec, ended } from '../../../support/product';
import { mascot, somebody } from '../../../support/stage';
import { formWith } from '../../../support/uploads';

setTheModelStage();

const fox = acceptedSpec('fox');
const finish = uses('finish', { name: 'Like the film', summary: 'It waves as in the film.' });

async function uploaded(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { status, body } = await call(createUpload, { key: somebody.key, form: formWith(bytes, 'film.mp4') });
  expect(status).toBe(201);
  return (body as StoredFile).id;
}

async function followed(bytes: Uint8Array<ArrayBuffer>, body: object = {}): Promise<Job> {
  const answer = await call(createAnimation, {
    key: somebody.key,
    params: { id: mascot.id },
    body: { reference_upload_id: await uploaded(bytes), ...body },
  });
  expect(answer.status).toBe(202);
  return ended(somebody.key, (answer.body as { job: Job }).job);
}

test('a film of a wave is shown and measured, begun with, and ends as an animation that waves', async () => {
  const film = await filmed({
    format: 'mp4',
    spec: fox,
    clip: presetClip(fox, 'wave'),
    size: 256,
    fps: 24,
    background: '#ffffff',
    engine: 'auto',
  });
  const before = await balance();
  api.script([turn(uses('look_at_strip', {}), uses('set_timing', { seconds: 9, loop: true })), turn(finish)]);
  const job = await followed(new Uint8Array(film.file), { prompt: 'with more joy' });
  expect(job).toMatchObject({ status: 'succeeded', error: null });
  const { animation } = job.result as { animation: Animation };
  const { clip } = (
    await call(getAnimation, { key: somebody.key, params: { id: mascot.id, animationId: animation.id } })
  ).body as Animation;
  expect(checkClip(clip, fox).ok).toBe(true);
  const arm = clip?.tracks.find(({ part, prop }) => part === 'arm_right' && prop === 'rotate');
  expect(Math.min(...(arm?.keys ?? []).map(({ v }) => Number(v)))).toBeLessThan(-60);
  expect(await balance()).toBe(before - 10);
  expect(taskOf(api).match(/^image$/gm)).toHaveLength(2);
  expect(taskOf(api)).toContain('armRight: the right arm raised from hanging, degrees');
  expect(taskOf(api)).toContain('<request>\nwith more joy\n</request>');
  expect(taskOf(api)).toMatch(/^arm_right rotate: 0s/m);
  expect(answersIn(api, 1).map(({ isError }) => isError)).toEqual([false, true]);
  const events = await story(job);
  expect(events.findIndex(({ type }) => type === 'draft_clip')).toBeLessThan(
    events.findIndex(({ type }) => type === 'tool_call'),
  );
});

test('a film that cannot be read fails with the reason before the model is asked, refunded', async () => {
  const broken = readFileSync('tests/fixtures/uploads/film.mp4');
  const media = broken.indexOf('mdat');
  broken.fill(0xff, media + 4, media - 4 + broken.readUInt32BE(media - 4));
  const before = await balance();
  api.script([]);
  const job = await followed(new Uint8Array(broken));
  expect(job).toMatchObject({
    status: 'failed',
    cost_usd: 0,
    error: expect.stringContaining('could not be read') as string,
  });
  expect(api.requests).toEqual([]);
  expect(await balance()).toBe(before);
});
