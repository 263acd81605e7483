import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ArtistError } from '@/lib/artist/types';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liverig-stand-in-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
// The configuration is read once: each test begins anew.
beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

const asked = { bytes: new Uint8Array([1]), mime: 'video/mp4' };

async function watched(engine: string) {
  vi.stubEnv('VIDEO_ENGINE', engine);
  const { measureVideo: watch } = await import('@/lib/server/artist/builtin/video/reader/measure-video');
  return watch(asked, new AbortController().signal);
}

/** A picture as ffmpeg is asked to write it: a dark figure on white, so far to the right. */
function pam(shift: number): Buffer {
  const [width, height] = [48, 48];
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let y = 8; y < 40; y += 1)
    for (let x = 14 + shift; x < 26 + shift; x += 1) pixels.fill(40, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return Buffer.concat([
    Buffer.from(`P7\nWIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n`),
    pixels,
  ]);
}

test('an ffmpeg program decodes where it is asked to: its pictures come at thirty a second', async () => {
  writeFileSync(
    join(folder, 'pictures'),
    Buffer.concat(Array.from({ length: 30 }, (_, i) => pam(Math.round(6 * Math.sin((i / 29) * Math.PI))))),
  );
  writeFileSync(
    join(folder, 'ffmpeg'),
    `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/asked"\ncat "${folder}/pictures"\n`,
  );
  chmodSync(join(folder, 'ffmpeg'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  const { measured, stills } = await watched('ffmpeg');
  expect([measured.rate, measured.seconds, stills[0]?.picture.width]).toEqual([30, 1, 48]);
  // Six of the figure's 32 pixels.
  expect(Math.max(...measured.curves.x)).toBeCloseTo(6 / 32, 1);
  expect(measured.curves.x.at(-1)).toBeCloseTo(0, 1);
});

test('where nothing here reads videos, each is refused for that reason', async () => {
  const error = await watched('none').catch((reason: unknown) => reason as ArtistError);
  expect(error).toMatchObject({
    name: 'ArtistError',
    code: 'bad_input',
    message: 'This server cannot read videos: install the optional package node-av, or put ffmpeg on the PATH.',
  });
});
