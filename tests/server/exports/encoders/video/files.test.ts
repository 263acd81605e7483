import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { FilmOrder } from '@/lib/server/exports/film/order';
import { closeDrawing } from '@/lib/server/raster/pool';
import { filmed } from '../../../../support/film';
import { acceptedSpec } from '../../../../support/product';
import { biped, quadruped, thing } from '../../../../support/rigs';
import { decodeVideo } from '../../../../support/video';
import { drawnFrames, meanError } from '../../pictures';

type Format = 'mp4' | 'webm';

afterAll(closeDrawing);

/** A rig after the validation and clean-up of every input. */
function cleaned(rig: MascotSpec): MascotSpec {
  const accepted = acceptSpec(rig);
  if (!accepted.ok) throw new Error(`The rig ${rig.name} is not a spec.`);
  return accepted.value.spec;
}

const film = (order: FilmOrder) => filmed(order);

/**
 * The frames of a video as RGBA. Decoded by the ffmpeg program of this machine if there is one, since it did not write
 * the file; else by the libraries.
 */
async function decoded(file: Uint8Array, format: Format, bytes: number): Promise<Uint8Array[]> {
  const folder = mkdtempSync(join(tmpdir(), 'liverig-decode-'));
  try {
    const path = join(folder, `video.${format}`);
    writeFileSync(path, file);
    const decoder = format === 'webm' ? ['-c:v', 'libvpx-vp9'] : [];
    const { status, stdout } = spawnSync(
      'ffmpeg',
      ['-v', 'error', ...decoder, '-i', path, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'],
      { maxBuffer: 1e9 },
    );
    if (status !== 0) return (await decodeVideo(file)).frames;
    return Array.from({ length: stdout.length / bytes }, (_, index) =>
      stdout.subarray(index * bytes, (index + 1) * bytes),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const BT709 = { colorSpace: 'bt709', colorRange: 'tv', colorPrimaries: 'bt709', colorTransfer: 'bt709' };

describe.each([
  ['mp4', '#ffffff', 2.5],
  ['webm', null, 5],
] as const)('%s', (format, ground, limit) => {
  test.each([
    ['a biped', biped, 'dance'],
    ['a quadruped', quadruped, 'bounce'],
    ['a thing', thing, 'wave'],
  ] as const)('of %s decodes to our drawings, frame by frame, in another decoder', async (_, rig, preset) => {
    const spec = cleaned(rig);
    const clip = presetClip(spec, preset, { duration: 1.5 });
    const { file, receipt } = await film({ spec, clip, format, size: 256, fps: 24, background: null });
    const drawn = drawnFrames(spec, clip, 24, { width: 256, height: 256 }, ground);
    const frames = await decoded(file, format, 256 * 256 * 4);
    expect(frames.length).toBe(36);
    const errors = frames.map((frame, index) => meanError(drawn[index]!, frame));
    expect(Math.max(...errors)).toBeLessThan(limit);
    expect(receipt!.worst_error).toBeLessThan(limit);
    expect(await decodeVideo(file)).toMatchObject({ ...BT709, alphaMode: format === 'webm' ? '1' : null, fps: 24 });
  });
});

const fox = acceptedSpec('fox');
const { fps, size } = LIMITS.export;
/** A clip of this many seconds in which the head swings once. */
const nod = (duration: number): AnimationClip => ({
  ...presetClip(fox, 'nod'),
  duration,
  modifiers: [],
  tracks: [
    {
      part: 'head',
      prop: 'rotate',
      keys: [
        { t: 0, v: -15, ease: 'linear' },
        { t: duration, v: 15, ease: 'linear' },
      ],
    },
  ],
});
const even = (pixels: number) => pixels + (pixels % 2);

describe.each(['mp4', 'webm'] as const)('%s at the limits', (format) => {
  test.each([
    ['the smallest and shortest', size.min, fps.max, LIMITS.clip.duration.min],
    ['an odd size at the lowest rate', 127, fps.min, 1],
    ['the longest', size.min, fps.min, LIMITS.clip.duration.max],
    ['the largest', size.max, fps.max, LIMITS.clip.duration.min],
    ['the smallest in the fewest frames', size.min, fps.min, LIMITS.clip.duration.min],
    ['beside the largest, where alpha comes after all colours', 1227, 10, 0.3],
  ])('%s: %i pixels, %i frames a second, %d seconds', async (_, side, rate, duration) => {
    const clip = nod(duration);
    const { file, receipt } = await film({ spec: fox, clip, format, size: side, fps: rate, background: null });
    const pixels = format === 'mp4' ? even(side) : side;
    const video = await decodeVideo(file);
    expect(video).toMatchObject({ ...BT709, width: pixels, height: pixels, fps: rate });
    expect(video.frames.length).toBe(Math.max(2, Math.round(duration * rate)));
    expect(receipt!.worst_error).toBeLessThan(6);
    const drawn = drawnFrames(fox, clip, rate, video, format === 'mp4' ? '#ffffff' : null);
    expect(meanError(drawn.at(-1)!, video.frames.at(-1)!)).toBeLessThan(8);
  });
});
