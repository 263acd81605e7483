import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { makeFilm } from '@/lib/server/exports/film/make';
import { closeDrawing } from '@/lib/server/raster/pool';
import { acceptedSpec } from '../../../support/product';

const fox = acceptedSpec('fox');
const clip = presetClip(fox, 'dance', { duration: 10 });
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liverig-stop-'));
  // Drawing threads read it when they start, so they write their files into this folder.
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  await closeDrawing();
  rmSync(folder, { recursive: true });
});

/** Starts a film, aborts it at this progress, and gives its error. */
async function stoppedAt(
  format: 'mp4' | 'webm',
  size: number,
  fps: number,
  share: number,
): Promise<{ error: unknown; seen: number; left: number }> {
  const controller = new AbortController();
  let [seen, left] = [0, 0];
  const error = await makeFilm(
    { spec: fox, clip, format, size, fps, background: null },
    controller.signal,
    async (done, total) => {
      if (controller.signal.aborted || done < share * total) return;
      [seen, left] = [done, readdirSync(folder).length];
      controller.abort(new Error('Enough.'));
    },
  ).catch((thrown: unknown) => thrown);
  return { error, seen, left };
}

describe.each(['mp4', 'webm'] as const)('%s', (format) => {
  test('of 600 frames of 2048 pixels ends at once when aborted, and its encoder closes the file', async () => {
    const { error, seen, left } = await stoppedAt(format, 2048, 60, 0);
    expect(error).toMatchObject({ message: 'Enough.' });
    expect(seen).toBeLessThan(100);
    expect(left).toBeGreaterThan(0);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  test('that is aborted when all frames are drawn is not made either', async () => {
    const { error } = await stoppedAt(format, 256, 30, 1);
    expect(error).toMatchObject({ message: 'Enough.' });
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  test('that is aborted while it waits for another large film never starts', async () => {
    const first = new AbortController();
    const running = makeFilm(
      { spec: fox, clip, format, size: 2048, fps: 60, background: null },
      first.signal,
      async () => undefined,
    ).catch((thrown: unknown) => thrown);
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    expect((await stoppedWaiting(format)).message).toBe('Not now.');
    expect(readdirSync(folder).length).toBe(1);
    first.abort(new Error('Enough.'));
    expect(await running).toMatchObject({ message: 'Enough.' });
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });
});

async function stoppedWaiting(format: 'mp4' | 'webm'): Promise<Error> {
  const controller = new AbortController();
  const waiting = makeFilm(
    { spec: fox, clip, format, size: 2048, fps: 60, background: null },
    controller.signal,
    async () => undefined,
  );
  controller.abort(new Error('Not now.'));
  return waiting.then(
    () => new Error('It was made.'),
    (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))),
  );
}
