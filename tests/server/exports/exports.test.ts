import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createAnimation, deleteAnimation, type Animation } from '@/lib/contract/animation';
import { createCanvas, type Canvas } from '@/lib/contract/canvas';
import type { ExportFormat } from '@/lib/contract/export-formats';
import { createExport, ExportResult, SpriteTable } from '@/lib/contract/exports';
import { getFile, type File } from '@/lib/contract/file';
import { cancelJob, getJob, type Job } from '@/lib/contract/job';
import { recolorMascot } from '@/lib/contract/mascot-edit';
import { db } from '@/lib/server/db/client';
import { eventsAfter } from '@/lib/server/db/job-events';
import { insertMascot } from '@/lib/server/db/mascots';
import { HANDLERS } from '@/lib/server/handlers';
import { drain, drainUntilIdle } from '@/lib/server/jobs/drain';
import { apngFacts } from '../../support/apng';
import { call, codeOf, type Sent } from '../../support/http';
import { makePerson } from '../../support/people';
import { ended, importFixture } from '../../support/product';
import { mascot, setTheStage, somebody } from '../../support/stage';
import { decodeVideo } from '../../support/video';

setTheStage();

/** The number of compared frames, by format. */
const FRAMES_COMPARED: Partial<Record<ExportFormat, number>> = {
  png: 1,
  sticker: 1,
  'logo-png': 1,
  svg: 1,
  logo: 1,
  'animated-svg': 2,
  lottie: 2,
  dotlottie: 2,
};
const order = (body: unknown, id = mascot.id) => call(createExport, { key: somebody.key, params: { id }, body });
const download = (file: File, sent: Sent = {}) =>
  call(getFile, { key: somebody.key, ...sent, params: { id: file.id } });

/** The file of an export, with its bytes. */
async function exported(body: unknown): Promise<{ file: File; bytes: Buffer; job: Job }> {
  const { status, body: job } = await order(body);
  expect(status).toBe(202);
  const done = await ended(somebody.key, job as Job);
  expect(done).toMatchObject({ status: 'succeeded', type: 'export', error: null, mascot_id: mascot.id });
  const { file } = done.result as { file: File };
  return { file, bytes: Buffer.from(await (await download(file)).response.arrayBuffer()), job: done };
}

describe('an export', () => {
  test.each(['gif', 'webp'] as const)('to %s is an animation in a file', async (format) => {
    const { file, bytes } = await exported({ format, animation: 'wave', size: 96, fps: 10 });
    expect(file).toMatchObject({
      object: 'file',
      kind: 'export',
      mime: `image/${format}`,
      bytes: bytes.byteLength,
      url: `/api/v1/files/${file.id}`,
    });
    const { pages = 0, format: found } = await sharp(bytes, { animated: true }).metadata();
    expect(found).toBe(format);
    expect(pages).toBeGreaterThan(5);
  });

  test('to mp4 is a video in a file', async () => {
    const { file, bytes } = await exported({ format: 'mp4', animation: 'idle', size: 64, fps: 12 });
    expect(file.mime).toBe('video/mp4');
    expect(await decodeVideo(bytes)).toMatchObject({ codec: 'h264', width: 64, height: 64, fps: 12 });
  });

  test('to webm is a video in a file', async () => {
    const { file, bytes } = await exported({ format: 'webm', animation: 'idle', size: 64, fps: 12 });
    expect(file.mime).toBe('video/webm');
    expect(await decodeVideo(bytes)).toMatchObject({ codec: 'libvpx-vp9', width: 64, height: 64, fps: 12 });
  });

  test('of a still at a time without an animation shows the rest pose, with a warning', async () => {
    const { bytes, job } = await exported({ format: 'png', t: 0.6, size: 96 });
    expect(ExportResult.parse(job.result).notes).toEqual([
      't has no meaning without an animation: the mascot is drawn at rest.',
    ]);
    const rest = await exported({ format: 'png', size: 96 });
    expect(rest.bytes.equals(bytes)).toBe(true);
    expect(ExportResult.parse(rest.job.result).notes).toBeUndefined();
    const moved = await exported({ format: 'png', animation: 'wave', t: 0.6, size: 96 });
    expect(ExportResult.parse(moved.job.result).notes).toBeUndefined();
  });

  test('with more frames than the format has, or with a time for a moving format, has a warning', async () => {
    const { job } = await exported({ format: 'gif', animation: 'nod', size: 64, fps: 60, t: 0.5 });
    expect(ExportResult.parse(job.result).notes).toEqual([
      'GIF shows at most 50 frames a second: the file has 50, not 60.',
      't has no meaning for a file that moves: all of the animation is in it.',
    ]);
  });

  test('to apng is an animation in a PNG file', async () => {
    const { file, bytes } = await exported({ format: 'apng', animation: 'wave', size: 96, fps: 10 });
    expect(file.mime).toBe('image/apng');
    expect(apngFacts(bytes).count).toBeGreaterThan(5);
    expect((await download(file, { query: { download: '' } })).headers.get('content-disposition')).toMatch(
      /-wave\.png"/,
    );
  });

  test('to sprite is a sheet, and its frame table in a file of its own', async () => {
    const { file, bytes, job } = await exported({ format: 'sprite', animation: 'wave', size: 96, fps: 10 });
    expect(file.mime).toBe('image/png');
    const { frames_file: frames } = ExportResult.parse(job.result);
    expect(frames).toMatchObject({ kind: 'export', mime: 'application/json' });
    const { response, headers } = await download(frames!, { query: { download: '' } });
    expect(headers.get('content-disposition')).toMatch(/-wave-sprite\.json"/);
    const table = SpriteTable.parse(JSON.parse(await response.text()));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: table.columns * 96, height: table.rows * 96 });
  });

  test('to animated-svg is an animated document of the requested size', async () => {
    const { bytes, file } = await exported({
      format: 'animated-svg',
      animation: 'wave',
      size: 200,
      background: '#336699',
    });
    expect(file).toMatchObject({ mime: 'image/svg+xml' });
    expect(bytes.toString()).toMatch(/^<svg [^>]*width="200".*<style>.*@keyframes .*<rect [^>]*fill="#336699"/s);
  });

  test('to lottie is a vector composition of the requested size and frame rate', async () => {
    const { bytes, file } = await exported({
      format: 'lottie',
      animation: 'wave',
      size: 256,
      fps: 24,
      background: '#336699',
    });
    expect(file.mime).toBe('application/json');
    const lottie = JSON.parse(bytes.toString()) as {
      w: number;
      h: number;
      fr: number;
      layers: { ty: number; sc?: string }[];
    };
    expect(lottie).toMatchObject({ w: 256, h: 256, fr: 24 });
    expect(lottie.layers.at(-1)).toMatchObject({ ty: 1, sc: '#336699' });
  });

  test(
    'to dotlottie is an animation, or by its id or name a canvas with its state machine, and what their players ' +
      'do otherwise',
    async () => {
      const { file, bytes } = await exported({ format: 'dotlottie', animation: 'wave', size: 128 });
      expect(file.mime).toBe('application/zip+dotlottie');
      expect(Object.keys(unzipSync(bytes))).toEqual(['manifest.json', 'a/mascot.json', 't/palette.json']);
      const { body } = await call(createCanvas, {
        key: somebody.key,
        params: { id: mascot.id },
        body: { template: 'chatbot', name: 'Front desk' },
      });
      for (const canvas of [(body as Canvas).id, 'Front desk']) {
        const { file: kept, bytes: zip, job } = await exported({ format: 'dotlottie', canvas, size: 128, fps: 30 });
        const { receipt, notes } = ExportResult.parse(job.result);
        expect(Object.keys(unzipSync(zip))).toEqual([
          'manifest.json',
          'a/mascot.json',
          't/palette.json',
          's/canvas.json',
        ]);
        expect((await download(kept, { query: { download: '' } })).headers.get('content-disposition')).toMatch(
          /-front-desk\.lottie"/,
        );
        expect(receipt).toMatchObject({ frames: 2 });
        expect(receipt!.worst_error).toBeLessThan(1);
        expect(notes).toHaveLength(3);
      }
    },
  );

  test('of a canvas with a deleted animation is refused with the reason', async () => {
    const { body: motion } = await call(createAnimation, {
      key: somebody.key,
      params: { id: mascot.id },
      body: { preset: 'nod', name: 'Agree' },
    });
    const graph = {
      canvasVersion: 1,
      inputs: [],
      states: [{ id: 'on', animation: 'Agree', loop: true, then: null }],
      initial: 'on',
      transitions: [],
    };
    await call(createCanvas, { key: somebody.key, params: { id: mascot.id }, body: { graph, name: 'Nods' } });
    await exported({ format: 'dotlottie', canvas: 'Nods', size: 64 });
    await call(deleteAnimation, {
      key: somebody.key,
      params: { id: mascot.id, animationId: (motion as Animation).id },
    });
    const refused = await order({ format: 'dotlottie', canvas: 'Nods' });
    expect(codeOf(refused)).toBe('invalid_request');
    expect((refused.body as { error: { details: string[] } }).error.details).toEqual([
      'canvas: states[0].animation: The mascot has no animation "Agree", and it is no preset.',
    ]);
  });

  test('to png is a still, transparent or on a background, of any allowed size', async () => {
    const { bytes } = await exported({ format: 'png', size: 64 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64, height: 64, channels: 4 });
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
    const { bytes: large } = await exported({ format: 'png', size: 2048, background: '#3366cc' });
    const { data } = await sharp(large).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0x33, 0x66, 0xcc, 255]);
  });

  test.each([
    'gif',
    'mp4',
    'webm',
    'webp',
    'apng',
    'sprite',
    'png',
    'sticker',
    'logo-png',
    'svg',
    'logo',
    'animated-svg',
    'lottie',
    'dotlottie',
  ] as const)('to %s has a receipt with the error of the file', async (format) => {
    const { receipt } = ExportResult.parse(
      (await exported({ format, animation: 'wave', size: 128, fps: 12 })).job.result,
    );
    expect(receipt?.frames).toBe(FRAMES_COMPARED[format] ?? 4);
    const { mean_error: mean, worst_error: worst } = receipt!;
    expect(worst).toBeGreaterThanOrEqual(mean);
    expect(worst).toBeLessThan(
      {
        gif: 4,
        mp4: 4,
        webm: 4,
        webp: 4,
        apng: 0.05,
        sprite: 0.05,
        png: 0.05,
        sticker: 0.05,
        'logo-png': 0.05,
        svg: 1,
        logo: 1,
        'animated-svg': 1,
        lottie: 1,
        dotlottie: 1,
      }[format],
    );
    expect(mean > 0.05).toBe(
      ['gif', 'mp4', 'webm', 'webp', 'svg', 'logo', 'animated-svg', 'lottie', 'dotlottie'].includes(format),
    );
  });

  test('to svg is a still that sharp renders like the PNG', async () => {
    const { bytes: svg, file } = await exported({ format: 'svg', size: 128, animation: 'wave', t: 0.6 });
    const { bytes: png } = await exported({ format: 'png', size: 128, animation: 'wave', t: 0.6 });
    expect(file.mime).toBe('image/svg+xml');
    const [a, b] = await Promise.all(
      [svg, png].map((bytes) => sharp(bytes).flatten({ background: '#ffffff' }).raw().toBuffer()),
    );
    const error = a!.reduce((sum, value, index) => sum + Math.abs(value - b![index]!), 0) / a!.length;
    expect(error).toBeLessThan(1);
  });

  test('to sticker is a PNG trimmed to the mascot, in a pose of the animation, named as a sticker', async () => {
    const { file, bytes } = await exported({ format: 'sticker', size: 128 });
    expect(file.mime).toBe('image/png');
    expect((await download(file, { query: { download: '' } })).headers.get('content-disposition')).toMatch(
      /-sticker\.png"/,
    );
    const { width = 0, height = 0, channels } = await sharp(bytes).metadata();
    expect([Math.max(width, height), channels]).toEqual([128, 4]);
    const { bytes: posed } = await exported({ format: 'sticker', size: 128, animation: 'wave', t: 0.6 });
    expect(posed.equals(bytes)).toBe(false);
  });

  test('to logo and logo-png is the same picture, square, on a badge if there is a background', async () => {
    for (const background of [undefined, '#3366cc']) {
      const { file, bytes: svg } = await exported({ format: 'logo', size: 128, background });
      const { file: picture, bytes: png } = await exported({ format: 'logo-png', size: 128, background });
      expect([file.mime, picture.mime]).toEqual(['image/svg+xml', 'image/png']);
      const [a, b] = await Promise.all(
        [svg, png].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
      );
      expect([a!.info.width, a!.info.height, b!.info.width, b!.info.height]).toEqual([128, 128, 128, 128]);
      expect([...b!.data.subarray(0, 4)], 'the corner lies outside the badge').toEqual([0, 0, 0, 0]);
      const top = 4 * (2 * 128 + 64);
      if (background) expect([...b!.data.subarray(top, top + 4)]).toEqual([0x33, 0x66, 0xcc, 255]);
      const error = a!.data.reduce((sum, value, index) => sum + Math.abs(value - b!.data[index]!), 0) / a!.data.length;
      expect(error).toBeLessThan(1.5);
    }
  });

  test('is free and reports its progress up to 100 percent', async () => {
    const { job } = await exported({ format: 'gif', animation: 'dance', size: 256, fps: 50 });
    expect(job.cost_usd).toBe(0);
    const events = await eventsAfter(db(), job.id, 0, 1000);
    const percents = events.flatMap((event) => (event.type === 'progress' ? [event.percent ?? -1] : []));
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  test('plays an animation of the mascot, by name or by id', async () => {
    const { body } = await call(createAnimation, {
      key: somebody.key,
      params: { id: mascot.id },
      body: { preset: 'nod', name: 'Yes', duration: 1 },
    });
    for (const animation of ['Yes', (body as Animation).id]) {
      const { bytes } = await exported({ format: 'webp', animation, size: 64, fps: 10 });
      const { delay = [] } = await sharp(bytes, { animated: true }).metadata();
      expect(delay.reduce((total, value) => total + value, 0)).toBe(1000);
    }
  });

  test('of an old version has the old colours', async () => {
    await call(recolorMascot, { key: somebody.key, params: { id: mascot.id }, body: { palette: { fur: '#0000ff' } } });
    const { bytes: now } = await exported({ format: 'svg' });
    const { bytes: before } = await exported({ format: 'svg', version_id: mascot.version_id });
    expect(now.toString()).toContain('#0000ff');
    expect(before.toString()).not.toContain('#0000ff');
  });
});

describe('an export order', () => {
  test.each([
    ['gif without an animation', { format: 'gif' }],
    ['mp4 without an animation', { format: 'mp4' }],
    ['more frames than a sheet holds', { format: 'sprite', animation: 'dance', size: 2048, fps: 60 }],
    ['sprite without an animation', { format: 'sprite' }],
    ['apng without an animation', { format: 'apng' }],
    ['webm without an animation', { format: 'webm' }],
    ['webp without an animation', { format: 'webp' }],
    ['animated-svg without an animation', { format: 'animated-svg' }],
    ['lottie without an animation', { format: 'lottie' }],
    ['dotlottie without an animation or a canvas', { format: 'dotlottie' }],
    ['dotlottie with both', { format: 'dotlottie', animation: 'wave', canvas: 'x' }],
    ['an unknown canvas', { format: 'dotlottie', canvas: 'nowhere' }],
    ['a canvas for a GIF', { format: 'gif', canvas: 'x' }],
    ['a canvas and an animation for a GIF', { format: 'gif', animation: 'wave', canvas: 'x' }],
    ['an unknown animation', { format: 'gif', animation: 'moonwalk' }],
    ['an unknown format', { format: 'tiff' }],
    ['no format', {}],
    ['63 pixels', { format: 'png', size: 63 }],
    ['2049 pixels', { format: 'png', size: 2049 }],
    ['half a pixel', { format: 'png', size: 100.5 }],
    ['5 frames a second', { format: 'gif', animation: 'wave', fps: 5 }],
    ['61 frames a second', { format: 'gif', animation: 'wave', fps: 61 }],
    ['a time before the start', { format: 'png', t: -1 }],
    ['a named colour', { format: 'png', background: 'red' }],
    ['an unknown field', { format: 'png', quality: 3 }],
  ])('with %s is refused', async (_, body) => {
    expect(codeOf(await order(body))).toBe('invalid_request');
  });

  test('for an unknown version is not found', async () => {
    const { version_id: version } = await importFixture(somebody.key);
    expect(codeOf(await order({ format: 'png', version_id: version }))).toBe('not_found');
  });

  test('is not ready before the mascot has a drawing', async () => {
    const id = await db().transaction((tx) =>
      insertMascot(tx, { workspaceId: somebody.workspaceId, name: 'Egg', source: 'prompt' }),
    );
    expect(codeOf(await order({ format: 'png' }, id))).toBe('not_ready');
  });

  test('for the mascot of another workspace is not found, nor is its file', async () => {
    const other = await makePerson();
    expect(
      codeOf(await call(createExport, { key: other.key, params: { id: mascot.id }, body: { format: 'png' } })),
    ).toBe('not_found');
    const { file } = await exported({ format: 'svg' });
    expect(codeOf(await download(file, { key: other.key }))).toBe('not_found');
  });
});

describe('canceling an export', () => {
  test('ends the job and leaves no file', async () => {
    const job = (await order({ format: 'webp', animation: 'dance', size: 2048, fps: 60 })).body as Job;
    const running = drain(HANDLERS);
    await running;
    expect((await call(getJob, { key: somebody.key, params: { id: job.id } })).body).toMatchObject({
      status: 'running',
    });
    expect((await call(cancelJob, { key: somebody.key, params: { id: job.id } })).body).toMatchObject({
      status: 'canceled',
      result: null,
    });
    await drainUntilIdle(HANDLERS);
    expect((await call(getJob, { key: somebody.key, params: { id: job.id } })).body).toMatchObject({
      status: 'canceled',
      result: null,
    });
  });
});

describe('a file', () => {
  test('has its media type, an entity tag and nosniff; scripts in an SVG are blocked', async () => {
    const { file } = await exported({ format: 'svg' });
    const { headers } = await download(file);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-disposition')).toBeNull();
    expect((await download(file, { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(304);
  });

  test('is saved under its own name, with any query', async () => {
    const { file } = await exported({ format: 'png', size: 64 });
    for (const value of ['', '1', 'true', 'Füchse "1".png', 'a\r\nSet-Cookie: x=1']) {
      const { headers } = await download(file, { query: { download: value } });
      const form = /^attachment; filename="[a-z-]+\.png"; filename\*=UTF-8''[a-z-]+\.png$/;
      expect(headers.get('content-disposition')).toMatch(form);
    }
  });

  test('is sent in byte ranges on request', async () => {
    const { file, bytes } = await exported({ format: 'png', size: 64 });
    const part = async (range: string) => {
      const { status, headers, response } = await download(file, { headers: { range } });
      return [status, headers.get('content-range'), Buffer.from(await response.arrayBuffer()).toString('hex')];
    };
    const size = bytes.byteLength;
    expect(await part('bytes=0-3')).toEqual([206, `bytes 0-3/${size}`, '89504e47']);
    expect(await part('bytes=-4')).toEqual([
      206,
      `bytes ${size - 4}-${size - 1}/${size}`,
      bytes.subarray(-4).toString('hex'),
    ]);
    expect((await part(`bytes=${size - 1}-`))[1]).toBe(`bytes ${size - 1}-${size - 1}/${size}`);
    expect((await part('bytes=4-2'))[0]).toBe(200);
    expect((await part(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`]);
  });

  test('requires a caller with access', async () => {
    const { file } = await exported({ format: 'svg' });
    expect(codeOf(await call(getFile, { params: { id: file.id } }))).toBe('unauthorized');
    expect(codeOf(await call(getFile, { key: somebody.key, params: { id: 'file_aaaaaaaaaaaaaaaaaaaa' } }))).toBe(
      'not_found',
    );
  });
});
