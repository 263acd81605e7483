import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createExport } from '@/lib/contract/exports';
import type { Job } from '@/lib/contract/job';
import { presetClip } from '@/lib/core/clip/presets';
import { FileParts } from '@/lib/server/exports/encoders/file-parts';
import { FileSink } from '@/lib/server/exports/encoders/file-sink';
import { makeFilm } from '@/lib/server/exports/film/make';
import { filmPath, removeForsakenFilms } from '@/lib/server/exports/film/file';
import { call } from '../../../support/http';
import { acceptedSpec, ended } from '../../../support/product';
import { mascot, setTheStage, somebody } from '../../../support/stage';

setTheStage();

const fox = acceptedSpec('fox');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liverig-film-file-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const clip = presetClip(fox, 'dance', { duration: 10 });
const begun = (
  format: 'gif' | 'apng' | 'webp' | 'sprite' | 'webm',
  signal: AbortSignal,
  onProgress: () => Promise<void>,
) =>
  makeFilm(
    { spec: fox, clip, format, size: format === 'sprite' ? 128 : 512, fps: 30, background: null },
    signal,
    onProgress,
  );

describe('the file of a film', () => {
  test.each(['gif', 'apng', 'webp', 'sprite', 'webm'] as const)(
    'of an aborted %s is removed when its thread has closed it',
    async (format) => {
      const controller = new AbortController();
      const stopped = begun(format, controller.signal, async () => controller.abort(new Error('Enough.')));
      await expect(stopped).rejects.toThrow('Enough.');
      await expect.poll(() => readdirSync(folder)).toEqual([]);
    },
  );

  test.each(['gif', 'apng', 'webp', 'sprite', 'mp4', 'webm'] as const)(
    'of a %s is removed when the job has ended',
    async (format) => {
      const { body } = await call(createExport, {
        key: somebody.key,
        params: { id: mascot.id },
        body: { format, animation: 'wave', size: 64, fps: 10 },
      });
      expect(await ended(somebody.key, body as Job)).toMatchObject({ status: 'succeeded' });
      await expect.poll(() => readdirSync(folder)).toEqual([]);
    },
  );

  test('of a killed process is removed by the next one; that of a live process stays', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid;
    const mine = dirname(filmPath('gif'));
    const left = mine.replace(`-${process.pid}-`, `-${dead}-`);
    const living = mine.replace(`-${process.pid}-`, `-${process.ppid}-`);
    const foreign = join(folder, `liverig-film-elsewhere-${dead}-x`);
    for (const path of [mine, left, living, foreign]) mkdirSync(path);
    writeFileSync(join(left, 'film.gif'), 'half');
    expect(await removeForsakenFilms()).toBe(2);
    expect(readdirSync(folder).sort()).toEqual([living, foreign].map((path) => basename(path)).sort());
    for (const path of [living, foreign]) rmSync(path, { recursive: true });
  });
});

describe('a growing file', () => {
  test('contains what was written, with later corrections, and can be read in parts', () => {
    const path = join(folder, 'grown');
    const sink = new FileSink(path);
    const long = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);
    sink.write(Uint8Array.of(0, 0), long);
    sink.write(Uint8Array.of(9));
    sink.patch(0, Uint8Array.of(7, 8));
    expect(sink.size).toBe(200_003);
    sink.close();
    sink.close();
    const parts = new FileParts(path);
    expect(parts.size).toBe(200_003);
    expect([0, 1, 2, 65_537, 65_538, 200_002, 200_003, 3].map((at) => parts.byte(at))).toEqual([
      7,
      8,
      0,
      65_535 % 251,
      65_536 % 251,
      9,
      0,
      1,
    ]);
    expect(Buffer.compare(parts.bytes(2, 200_002), long)).toBe(0);
    expect(parts.bytes(200_002, 300_000)).toEqual(Uint8Array.of(9));
    parts.close();
    rmSync(path);
    expect(existsSync(path)).toBe(false);
  });
});
