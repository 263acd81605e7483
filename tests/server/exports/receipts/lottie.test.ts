import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { lottieReceipt } from '@/lib/server/exports/receipts/lottie';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { createSurface } from '@/lib/server/raster/surface';
import { acceptedSpec, sampleSpec } from '../../../support/specs';

const spec = acceptedSpec(sampleSpec('fox'));
const rig = rigOf(spec);
const clip = presetClip(spec, 'dance');
const motion = compileClip(rig, clip);
const encoded = (text: string) => new TextEncoder().encode(text);

/** Frames of a file, drawn `late` seconds too late. */
const moments = (late = 0, background: string | null = null) =>
  [0.1, 0.4, 0.8].map((share) => ({
    frame: share * motion.duration * 60,
    paint(size: number) {
      const { width, height } = pictureSize(spec, size);
      const surface = createSurface(width, height, background);
      surface.paint(render(rig, sample(motion, share * motion.duration + late)));
      return surface;
    },
  }));

test('a Lottie file in the engine of its players looks like our drawing', async () => {
  const receipt = await lottieReceipt(encoded(paintLottie(rig, clip, { width: 300, height: 300 })), moments(), 300);
  expect(receipt).toMatchObject({ frames: 3 });
  expect(receipt!.mean_error).toBeGreaterThan(0);
  expect(receipt!.worst_error).toBeLessThan(0.6);
});

test('a large file is compared at a smaller size, with its background', async () => {
  const file = encoded(paintLottie(rig, clip, { width: 2048, height: 2048, background: '#ffe0c0' }));
  expect((await lottieReceipt(file, moments(0, '#ffe0c0'), 2048))!.worst_error).toBeLessThan(0.6);
  expect((await lottieReceipt(file, moments(0, '#ffe0d0'), 2048))!.mean_error).toBeGreaterThan(1);
});

test('a file whose motion differs from the drawings has a large error', async () => {
  expect((await lottieReceipt(encoded(paintLottie(rig, clip)), moments(0.1), 512))!.mean_error).toBeGreaterThan(3);
});

test('an invalid Lottie file has no receipt', async () => {
  expect(await lottieReceipt(encoded('{"not":"a Lottie file"}'), moments(), 512)).toBeNull();
});
