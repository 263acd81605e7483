import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import type { ClipInfo } from '@/lib/server/exports/encoders/types';
import { startProcess } from '@/lib/server/exports/encoders/video/ffmpeg-process';
import { h264, VP9, vp9Alpha, type VideoSettings } from '@/lib/server/exports/encoders/video/settings';
import type { FilmOrder } from '@/lib/server/exports/film/order';
import { closeDrawing } from '@/lib/server/raster/pool';
import { filmed } from '../../../../support/film';
import { acceptedSpec } from '../../../../support/product';
import { decodeVideo } from '../../../../support/video';
import { drawnFrames, meanError } from '../../pictures';

const size = { width: 6, height: 4 };
const info: ClipInfo = {
  ...size,
  fps: 12,
  tickSeconds: 1 / 12,
  ticks: 5,
  loop: true,
  name: 'x',
  opaque: true,
  engine: 'ffmpeg',
  stopped: () => false,
  peek: () => new Uint8Array(),
  path: '',
};
const picture = new Uint8Array(6 * 4 * 4).fill(7);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liverig-stand-in-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await closeDrawing();
});

/**
 * A program that takes ffmpeg's place: says what it was asked and given in the file that it makes, or does as `ending`
 * says.
 */
function standIn(ending = ''): string {
  const path = join(folder, `ffmpeg-${ending.length}`);
  writeFileSync(
    path,
    `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const asked = process.argv.slice(2);
writeFileSync(${JSON.stringify(join(folder, 'asked.json'))}, JSON.stringify(asked));
${ending}
const given = readFileSync(0);
writeFileSync(asked.at(-1), JSON.stringify({ bytes: given.length, sum: given.reduce((sum, value) => sum + value, 0) }));
`,
  );
  chmodSync(path, 0o755);
  return path;
}

const asked = () => JSON.parse(readFileSync(join(folder, 'asked.json'), 'utf8')) as string[];

async function started(settings: VideoSettings, ending?: string) {
  const encoder = await startProcess(standIn(ending), settings, { ...info, path: join(folder, 'film') });
  if (!encoder) throw new Error('The stand-in did not start.');
  return encoder;
}

/** The value of an ffmpeg option. */
const option = (all: string[], name: string) => all[all.lastIndexOf(`-${name}`) + 1];

describe('the ffmpeg program', () => {
  test('gets each frame once per tick, and writes the requested file', async () => {
    const encoder = await started(h264(size));
    await encoder.frame(picture, 2);
    await encoder.frame(picture, 3);
    await encoder.finish();
    const made = JSON.parse(readFileSync(join(folder, 'film'), 'utf8')) as unknown;
    expect(made).toEqual({ bytes: 5 * picture.length, sum: 5 * 7 * picture.length });
  });

  test.each([
    ['H.264', h264(size), 'yuv420p'],
    ['VP9', VP9, 'yuv420p'],
    ['VP9 with alpha', vp9Alpha(size), 'yuva420p'],
  ] as const)(
    'gets the same settings for %s as the libraries: tags, pixel format and rate',
    async (_, settings, pixels) => {
      const encoder = await started(settings);
      await encoder.frame(picture, 1);
      await encoder.finish();
      const all = asked();
      const output = all.slice(all.indexOf('-i'));
      expect(['f', 'pix_fmt', 's', 'r'].map((name) => option(all.slice(0, all.indexOf('-i')), name))).toEqual([
        'rawvideo',
        'rgba',
        '6x4',
        '12',
      ]);
      expect(
        ['c:v', 'pix_fmt', 'color_primaries', 'color_trc', 'colorspace', 'color_range'].map((name) =>
          option(output, name),
        ),
      ).toEqual([settings.encoder, pixels, 'bt709', 'bt709', 'bt709', 'tv']);
      expect(option(output, 'vf')).toBe('scale=out_color_matrix=bt709:out_range=tv');
      for (const [name, value] of Object.entries({ ...settings.options, ...settings.muxer }))
        expect(option(output, name)).toBe(value);
      if (settings.container === 'mp4') expect(option(output, 'movflags')).toBe('+faststart');
    },
  );

  test('that does not exist is not an encoder', async () => {
    expect(await startProcess(join(folder, 'nowhere'), h264(size), info)).toBeNull();
  });

  test('that fails rejects with its error output, also in the middle of the frames', async () => {
    const encoder = await started(h264(size), 'console.error("No space left"); process.exit(1);');
    for (let frame = 0; frame < 50; frame += 1) await encoder.frame(new Uint8Array(1_000_000), 1);
    await expect(encoder.finish()).rejects.toThrow('The video could not be encoded: No space left');
  });

  test('without the encoder is refused with a sentence for the customer', async () => {
    const encoder = await started(h264(size), 'console.error("Unknown encoder \'libx264\'"); process.exit(8);');
    await expect(encoder.finish()).rejects.toMatchObject({
      name: 'FilmRefused',
      message: expect.stringContaining('has no libx264 encoder') as unknown,
    });
  });

  test('is killed when the film is aborted', async () => {
    const encoder = await started(
      h264(size),
      `writeFileSync(${JSON.stringify(join(folder, 'pid'))}, String(process.pid));`,
    );
    await encoder.frame(picture, 1);
    await expect.poll(() => existsSync(join(folder, 'pid')) && readFileSync(join(folder, 'pid'), 'utf8')).toBeTruthy();
    await encoder.abandon();
    expect(() => process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)).toThrow('ESRCH');
  });
});

const here = spawnSync('ffmpeg', ['-version']).status === 0;
const fox = acceptedSpec('fox');
const wave = presetClip(fox, 'wave', { duration: 1 });
const made = (order: Partial<FilmOrder> & Pick<FilmOrder, 'format'>) =>
  filmed({ spec: fox, clip: wave, size: 161, fps: 20, background: null, engine: 'ffmpeg', ...order });

describe('a film of the ffmpeg program', () => {
  test.each([
    ['mp4', null, { codec: 'h264', pixelFormat: 'yuv420p', width: 162, height: 162 }, '#ffffff', 3],
    [
      'webm',
      null,
      { codec: 'libvpx-vp9', pixelFormat: 'yuva420p', alphaMode: '1', width: 161, height: 161 },
      null,
      5.5,
    ],
    [
      'webm',
      '#3366cc',
      { codec: 'libvpx-vp9', pixelFormat: 'yuv420p', alphaMode: null, width: 161, height: 161 },
      '#3366cc',
      4,
    ],
  ] as const)(
    'to %s on %s is what the libraries make, where the program is there; else it is refused',
    async (format, background, facts, ground, limit) => {
      if (!here) return expect(made({ format, background })).rejects.toThrow('cannot encode video');
      const { file, receipt } = await made({ format, background });
      const video = await decodeVideo(file);
      expect(video).toMatchObject({
        ...facts,
        colorSpace: 'bt709',
        colorRange: 'tv',
        colorPrimaries: 'bt709',
        colorTransfer: 'bt709',
        fps: 20,
      });
      const drawn = drawnFrames(fox, wave, 20, facts, ground);
      expect(video.frames.length).toBe(20);
      video.frames.forEach((frame, index) => expect(meanError(drawn[index]!, frame)).toBeLessThan(limit));
      expect(receipt, 'only the libraries read files again').toBeNull();
      const text = Buffer.from(file).toString('latin1');
      if (format === 'mp4') expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
    },
  );
});
