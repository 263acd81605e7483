import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { measureVideo } from '@/lib/server/artist/builtin/video/reader/measure-video';
import { turned, turnsOf } from '@/lib/server/artist/builtin/video/reader/rotation';
import { ArtistError } from '@/lib/artist/types';
import { closeDrawing } from '@/lib/server/raster/pool';
import { filmed } from '../../../../support/film';
import { biped } from '../../../../support/rigs';

afterAll(closeDrawing);

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../../fixtures/uploads', name));
const idle = { signal: new AbortController().signal };
const film = (seconds: number, fps: number, format: 'mp4' | 'webm' = 'mp4') =>
  filmed({
    spec: biped,
    clip: presetClip(biped, 'wave', { duration: seconds }),
    format,
    size: 64,
    fps,
    background: null,
  }).then(({ file }) => file);

async function refusal(bytes: Uint8Array, mime = 'video/mp4'): Promise<string> {
  const error: unknown = await measureVideo({ bytes, mime }, idle.signal).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ArtistError)) throw new Error('It was not refused.', { cause: error });
  expect(error.code).toBe('bad_input');
  return error.message;
}

const UNREADABLE = 'The video could not be read: it is broken, or of a kind that is not known here.';

describe('a video is watched', () => {
  test(
    'at thirty pictures a second, or half as many where it is long, with pictures of it from its first to its ' +
      'last moment',
    { timeout: 120_000 },
    async () => {
      const [short, long] = [
        await measureVideo({ bytes: await film(2, 24), mime: 'video/mp4' }, idle.signal),
        await measureVideo({ bytes: await film(11.5, 10), mime: 'video/mp4' }, idle.signal),
      ];
      expect([short.measured.rate, Math.round(short.measured.seconds * 10) / 10]).toEqual([30, 2]);
      expect([long.measured.rate, Math.round(long.measured.seconds * 10) / 10]).toEqual([15, 11.5]);
      expect(short.stills).toHaveLength(16);
      expect([short.stills[0]?.seconds, short.stills.at(-1)?.seconds]).toEqual([0, expect.closeTo(2, 0)]);
      expect(Math.max(short.stills[0]?.picture.width ?? 0, short.stills[0]?.picture.height ?? 0)).toBe(64);
    },
  );

  test('the same way each time', { timeout: 60_000 }, async () => {
    const bytes = await film(1, 24);
    expect(await measureVideo({ bytes, mime: 'video/mp4' }, idle.signal)).toEqual(
      await measureVideo({ bytes, mime: 'video/mp4' }, idle.signal),
    );
  });
});

describe('a video that is refused', () => {
  test.each([
    ['nothing', new Uint8Array(), 'video/mp4'],
    ['noise', Buffer.alloc(5000, 'noise'), 'video/webm'],
    ['a WebM that is called an MP4', fixture('film.webm'), 'video/mp4'],
    ['an MP4 that is called a WebM', fixture('film.mp4'), 'video/webm'],
    ['a beginning', fixture('film.mp4').subarray(0, 200), 'video/mp4'],
    ['a list of other files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'video/mp4'],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'video/webm'],
  ])('%s', async (_, bytes, mime) => {
    expect(await refusal(bytes, mime)).toBe(UNREADABLE);
  });

  test('sound alone', async () =>
    expect(await refusal(fixture('sound.mp4'))).toMatch(/^The video (has no picture|could not be read)/));

  test('one of ten minutes, whatever it says of its length', { timeout: 60_000 }, async () => {
    const bytes = Buffer.from(await film(20, 6));
    const header = bytes.indexOf('mvhd') + 4;
    bytes.writeUInt32BE(bytes.readUInt32BE(header + 12), header + 16);
    expect(await refusal(bytes)).toMatch(
      /^The video lasts \d+ seconds: a reference lasts 0\.3 to 12\. Send the part that shows the movement\.$/,
    );
  });

  test('one without a figure', async () => {
    const { file } = await filmed({
      spec: { ...biped, parts: biped.parts.map((part) => ({ ...part, svg: '', states: [] })) },
      clip: presetClip(biped, 'wave'),
      format: 'mp4',
      size: 64,
      fps: 12,
      background: null,
    });
    expect(await refusal(file)).toBe(
      'No figure was found in the video. Show one figure before an even ground, whole and with the camera still.',
    );
  });

  test('one that takes more memory than it may', async () => {
    const watched = measureVideo({ bytes: await film(1, 12), mime: 'video/mp4' }, idle.signal, 10_000_000);
    await expect(watched).rejects.toMatchObject({
      code: 'bad_input',
      message: 'Reading the video takes too much memory. Send a smaller one.',
    });
  });

  test('broken at any place, it is read or refused in a sentence', { timeout: 120_000 }, async () => {
    const whole = await film(1, 12);
    for (let seed = 1; seed <= 4; seed += 1) {
      const broken = Buffer.from(whole);
      for (let hit = 0; hit < 40; hit += 1)
        broken[400 + ((seed * 7919 + hit * 104_729) % (whole.length - 400))] = (seed * 31 + hit * 97) & 255;
      const done: unknown = await measureVideo({ bytes: broken, mime: 'video/mp4' }, idle.signal).catch(
        (error: unknown) => error,
      );
      if (done instanceof Error) expect(done).toBeInstanceOf(ArtistError);
    }
  });
});

test('reading ends with the signal, for its reason', async () => {
  const stop = new AbortController();
  const watched = measureVideo({ bytes: await film(11, 24), mime: 'video/mp4' }, stop.signal);
  const reason = new Error('The job was canceled.');
  setTimeout(() => stop.abort(reason), 300);
  await expect(watched).rejects.toBe(reason);
  await expect(measureVideo({ bytes: fixture('film.mp4'), mime: 'video/mp4' }, stop.signal)).rejects.toBe(reason);
});

/** The display matrix of a film that is turned by so many quarters. */
const matrix = (quarters: number) => {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][quarters] as [number, number];
  const bytes = Buffer.alloc(36);
  [cos, sin, 0, -sin, cos].forEach((value, index) => bytes.writeInt32LE(value * 65_536, 4 * index));
  return bytes;
};

const picture = {
  width: 3,
  height: 2,
  rgba: new Uint8Array([1, 2, 3, 4, 5, 6].flatMap((value) => [value, 0, 0, 255])),
};
const reds = (quarters: number) => {
  const { width, height, rgba } = turned(picture, quarters);
  return [width, height, ...[...rgba].filter((_, at) => at % 4 === 0)];
};

test('a film that is turned is seen upright', () => {
  expect([null, matrix(0), matrix(1), matrix(2), matrix(3)].map(turnsOf)).toEqual([0, 0, 1, 2, 3]);
  expect([0, 1, 2, 3].map(reds)).toEqual([
    [3, 2, 1, 2, 3, 4, 5, 6],
    [2, 3, 4, 1, 5, 2, 6, 3],
    [3, 2, 6, 5, 4, 3, 2, 1],
    [2, 3, 3, 6, 2, 5, 1, 4],
  ]);
});
