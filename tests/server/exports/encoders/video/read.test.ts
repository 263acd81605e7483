import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { readVideo, spreadFrames } from '@/lib/server/exports/encoders/video/read';
import { makeFilm, type MadeFilm } from '@/lib/server/exports/film/make';
import { closeDrawing } from '@/lib/server/raster/pool';
import { acceptedSpec } from '../../../../support/product';
import { decodeVideo } from '../../../../support/video';

const fox = acceptedSpec('fox');
const clip = presetClip(fox, 'dance', { duration: 4 });

afterAll(closeDrawing);

const film = (format: 'mp4' | 'webm', fps: number): Promise<MadeFilm> =>
  makeFilm(
    { spec: fox, clip, format, size: 64, fps, background: null },
    new AbortController().signal,
    async () => undefined,
  );

describe('the compared frames of a video', () => {
  test('are spread over the video, close to keyframes', () => {
    expect(spreadFrames(90, 64 * 64)).toEqual([0, 30, 59, 89]);
    expect(spreadFrames(90, 512 * 512)).toEqual([0, 30, 32, 62]);
    expect(spreadFrames(600, 2048 * 2048)).toEqual([0, 181, 391, 571]);
  });

  test('exist in the video, even if it has few frames', () => {
    expect(spreadFrames(2, 2048 * 2048)).toEqual([0, 1]);
    expect(spreadFrames(1, 64 * 64)).toEqual([0]);
  });
});

describe.each(['mp4', 'webm'] as const)('%s', (format) => {
  test.each([12, 29, 60])('can be read at any position, at %i frames a second', async (fps) => {
    const { path, remove } = await film(format, fps);
    const { frames } = await decodeVideo(await readFile(path));
    const last = 4 * fps - 1;
    const places = [0, 1, Math.floor(last / 2), last - 1, last];
    const found = await readVideo.frames(path, places, {
      width: 64,
      height: 64,
      ticks: 4 * fps,
      fps,
      engine: 'auto',
      stopped: () => false,
    });
    await remove();
    expect(frames.length).toBe(4 * fps);
    places.forEach((place, at) => expect(Buffer.compare(found![at]!, frames[place]!), `frame ${place}`).toBe(0));
  });

  test('is not read to its end when the work is aborted', async () => {
    const { path, remove } = await film(format, 30);
    let asked = 0;
    const reading = readVideo.frames(path, [119], {
      width: 64,
      height: 64,
      ticks: 120,
      fps: 30,
      engine: 'auto',
      stopped: () => (asked += 1) > 5,
    });
    await expect(reading).rejects.toThrow('stopped');
    expect(asked).toBe(6);
    await remove();
  });
});
