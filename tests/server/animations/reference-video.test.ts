import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnimation, getAnimation, type Animation } from '@/lib/contract/animation';
import { getCredits, type Credits } from '@/lib/contract/credits';
import type { File as StoredFile } from '@/lib/contract/file';
import { cancelJob, type Job } from '@/lib/contract/job';
import { createMascot, type Mascot } from '@/lib/contract/mascot';
import { createUpload } from '@/lib/contract/upload';
import { presetClip } from '@/lib/core/clip/presets';
import { builtinArtist } from '@/lib/server/artist/builtin';
import { ArtistError, type AnimateFromVideoInput } from '@/lib/artist/types';
import { HANDLERS } from '@/lib/server/handlers';
import { drainUntilIdle } from '@/lib/server/jobs/drain';
import { says, script } from '../../support/artist';
import { filmed } from '../../support/film';
import { call, codeOf, detailsOf } from '../../support/http';
import { aborted } from '../../support/jobs';
import { makePerson } from '../../support/people';
import { acceptedSpec, ended } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';
import { formWith } from '../../support/uploads';
import { eventuallyTrue } from '../../support/eventually';

vi.mock('@/lib/server/artist', () => import('../../support/artist'));

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/uploads', name));
/** The last input of the artist. */
let given: AnimateFromVideoInput | undefined;

setTheStage();
beforeEach(() => {
  given = undefined;
  script.animateFromVideo = (input) => {
    given = input;
    const clip = { ...presetClip(input.spec, 'wave', { duration: input.durationSeconds ?? 1 }), name: 'After a film' };
    return says([{ type: 'draft_clip', clip }], () => ({ clip, summary: '' }));
  };
});

async function uploaded(name: string, key = somebody.key): Promise<string> {
  const { status, body } = await call(createUpload, { key, form: formWith(fixture(name), name) });
  expect(status).toBe(201);
  return (body as StoredFile).id;
}

const send = (body: unknown, key = somebody.key, id = mascot.id) =>
  call(createAnimation, { key, params: { id }, body });
const begun = async (body: unknown): Promise<Job> => {
  const answer = await send(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return (answer.body as { job: Job }).job;
};
const balance = async (key = somebody.key) => ((await call(getCredits, { key })).body as Credits).balance;

describe('a motion from a video', () => {
  test('becomes an animation of the mascot for ten credits, with all requested options', async () => {
    const before = await balance();
    const job = await begun({
      reference_upload_id: await uploaded('film.mp4'),
      prompt: 'bigger, as a loop',
      duration: 2.5,
      name: 'Like me',
      max_cost_usd: 0.2,
    });
    expect(job).toMatchObject({ type: 'animate', status: 'queued', mascot_id: mascot.id });
    const done = await ended(somebody.key, job);
    const { animation } = done.result as { animation: Animation };
    expect(animation).toMatchObject({ object: 'animation', name: 'Like me', source: 'prompt', duration: 2.5 });
    expect(
      (await call(getAnimation, { key: somebody.key, params: { id: mascot.id, animationId: animation.id } })).body,
    ).toMatchObject({ clip: { name: 'Like me' } });
    expect(given).toMatchObject({
      prompt: 'bigger, as a loop',
      name: 'Like me',
      durationSeconds: 2.5,
      video: { mime: 'video/mp4' },
    });
    expect(given?.video.bytes.byteLength).toBe(fixture('film.mp4').byteLength);
    expect(await balance()).toBe(before - 10);
  });

  test.each([
    ['film.mov', 'video/quicktime'],
    ['film.webm', 'video/webm'],
    ['fragments.mp4', 'video/mp4'],
  ])('can be made from %s', async (name, mime) => {
    const done = await ended(somebody.key, await begun({ reference_upload_id: await uploaded(name) }));
    expect(done).toMatchObject({ status: 'succeeded', result: { animation: { name: 'After a film', duration: 1 } } });
    expect(given?.video.mime).toBe(mime);
    expect(given).not.toHaveProperty('prompt');
  });

  test('can be made from a QuickTime film, from upload to animation', { timeout: 60_000 }, async () => {
    script.animateFromVideo = (input, context) => builtinArtist.animateFromVideo(input, context);
    const fox = acceptedSpec('fox');
    const { file } = await filmed({
      spec: fox,
      clip: presetClip(fox, 'wave'),
      format: 'mp4',
      size: 192,
      fps: 12,
      background: null,
    });
    // QuickTime's own brand: what it holds is the same.
    const movie = Buffer.from(file);
    movie.write('qt  ', 8, 'latin1');
    const { body } = await call(createUpload, { key: somebody.key, form: formWith(movie, 'wave.mov') });
    expect(body).toMatchObject({ mime: 'video/quicktime' });
    const done = await ended(somebody.key, await begun({ reference_upload_id: (body as StoredFile).id }));
    expect(done).toMatchObject({
      status: 'succeeded',
      error: null,
      result: { animation: { name: 'Wave from a video', loop: false } },
    });
    const { animation } = done.result as { animation: Animation };
    const { clip } = (
      await call(getAnimation, { key: somebody.key, params: { id: mascot.id, animationId: animation.id } })
    ).body as Animation;
    expect(clip?.tracks.map(({ part, prop }) => `${part} ${prop}`)).toContain('arm_right rotate');
  });

  test('that cannot be read fails with the reason and is refunded', async () => {
    script.animateFromVideo = () =>
      says([], () => {
        throw new ArtistError('bad_input', 'No figure was found in the video.');
      });
    const before = await balance();
    const done = await ended(somebody.key, await begun({ reference_upload_id: await uploaded('film.mp4') }));
    expect(done).toMatchObject({ status: 'failed', error: 'No figure was found in the video.' });
    expect(await balance()).toBe(before);
  });

  test('that breaks the rules of a clip fails', async () => {
    script.animateFromVideo = ({ spec }) =>
      says([], () => ({ clip: { ...presetClip(spec, 'wave'), duration: 0 }, summary: '' }));
    const done = await ended(somebody.key, await begun({ reference_upload_id: await uploaded('film.mp4') }));
    expect(done.error).toBe('The motion broke the rules of a clip. Please try again, or with another video.');
  });

  test('that is canceled while the video is read is aborted and refunded', async () => {
    let stop: AbortSignal | undefined;
    script.animateFromVideo = (_, { signal }) =>
      says([], async () => {
        stop = signal;
        await aborted(signal);
        throw signal.reason;
      });
    const before = await balance();
    const job = await begun({ reference_upload_id: await uploaded('film.mp4') });
    const drained = drainUntilIdle(HANDLERS);
    await eventuallyTrue(() => stop !== undefined);
    expect((await call(cancelJob, { key: somebody.key, params: { id: job.id } })).status).toBe(200);
    await drained;
    expect(await ended(somebody.key, job)).toMatchObject({ status: 'canceled', result: null });
    expect(await balance()).toBe(before);
  });
});

const refused = async (body: Record<string, unknown>) => {
  const answer = await send(body);
  expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_request']);
  return detailsOf(answer);
};

describe('a refused reference', () => {
  test('an upload that there is not, and one of another workspace, alike', async () => {
    const other = await makePerson('studio');
    const unknown = ['reference_upload_id: There is no such upload in this workspace.'];
    expect(await refused({ reference_upload_id: 'file_aaaaaaaaaaaaaaaaaaaa' })).toEqual(unknown);
    expect(await refused({ reference_upload_id: '' })).toEqual(unknown);
    expect(await refused({ reference_upload_id: await uploaded('film.mp4', other.key) })).toEqual(unknown);
  });

  test('a picture', async () => {
    const form = formWith(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="red"/></svg>',
      'a.svg',
    );
    const { id } = (await call(createUpload, { key: somebody.key, form })).body as StoredFile;
    expect(await refused({ reference_upload_id: id })).toEqual([
      'reference_upload_id: The upload is no video: a reference is an MP4, MOV or WebM.',
    ]);
  });

  test.each([
    [599, '600'],
    [0.2, null],
  ])('a video that says that it lasts %d seconds', async (seconds, said) => {
    const film = Buffer.from(fixture('film.mp4'));
    const header = film.indexOf('mvhd') + 4;
    film.writeUInt32BE(Math.round(film.readUInt32BE(header + 12) * (seconds === 599 ? 600 : seconds)), header + 16);
    const { id } = (await call(createUpload, { key: somebody.key, form: formWith(film, 'long.mp4') }))
      .body as StoredFile;
    const length = said
      ? `The video lasts ${said} seconds: a reference lasts 0.3 to 12. Send the part that shows the movement.`
      : 'The video is too short: a reference lasts 0.3 to 12 seconds.';
    expect(await refused({ reference_upload_id: id })).toEqual([`reference_upload_id: ${length}`]);
  });

  test.each([
    [{ prompt: 'x'.repeat(1001) }],
    [{ duration: 0.29 }],
    [{ duration: 12.1 }],
    [{ name: 'x'.repeat(61) }],
    [{ name: '' }],
    [{ max_cost_usd: 0 }],
    [{ intensity: 1 }],
    [{ preset: 'wave' }],
    [{ prompt: 7 }],
  ])('one with %j', async (more) => {
    const before = await balance();
    expect(await refused({ reference_upload_id: await uploaded('film.mp4'), ...more })).toHaveLength(1);
    expect(await balance()).toBe(before);
  });

  test.each([
    [{ prompt: '' }],
    [{ prompt: 'x'.repeat(1000) }],
    [{ duration: 0.3 }],
    [{ duration: 12 }],
    [{ name: 'x'.repeat(60) }],
  ])('but not one with %j', async (more) => {
    await begun({ reference_upload_id: await uploaded('film.mp4'), ...more });
  });

  test('one for a mascot that is not there, and one for another workspace', async () => {
    const other = await makePerson('studio');
    const reference = { reference_upload_id: await uploaded('film.mp4') };
    expect((await send(reference, somebody.key, 'msc_aaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await send(reference, other.key)).status).toBe(404);
  });

  test('one for a mascot that is still being drawn', async () => {
    const { body } = await call(createMascot, { key: somebody.key, body: { prompt: 'a fox' } });
    const answer = await send(
      { reference_upload_id: await uploaded('film.mp4') },
      somebody.key,
      (body as { mascot: Mascot }).mascot.id,
    );
    expect([answer.status, codeOf(answer)]).toEqual([409, 'not_ready']);
  });

  test('one that costs more than the balance', async () => {
    const poor = await makePerson('free');
    const { body } = await call(createMascot, {
      key: poor.key,
      body: { spec: JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures/specs/fox.json'), 'utf8')) },
    });
    const reference = { reference_upload_id: await uploaded('film.mp4', poor.key) };
    for (let spent = 0; spent < 20; spent += 1)
      expect((await send(reference, poor.key, (body as Mascot).id)).status).toBe(202);
    const answer = await send(reference, poor.key, (body as Mascot).id);
    expect([answer.status, codeOf(answer), detailsOf(answer)]).toEqual([
      402,
      'insufficient_credits',
      { needed: 10, balance: 0 },
    ]);
  });
});
