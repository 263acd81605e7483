import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { drawWithResvg } from '@/lib/server/exports/receipts/resvg';
import { svgReceipt, type SvgFrame } from '@/lib/server/exports/receipts/svg';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { createSurface } from '@/lib/server/raster/surface';
import { acceptedSpec, sampleSpec } from '../../../support/specs';

const spec = acceptedSpec(sampleSpec('fox'));
const rig = rigOf(spec);
const motion = compileClip(rig, presetClip(spec, 'dance'));
const encoded = (text: string) => new TextEncoder().encode(text);

/** A pose as an SVG document, with our drawing of `late` seconds later. */
function frameAt(seconds: number, late = 0, size = 300): SvgFrame {
  return {
    svg: encoded(paintSvg(render(rig, sample(motion, seconds)), pictureSize(spec, size))),
    paint(side) {
      const { width, height } = pictureSize(spec, side);
      const surface = createSurface(width, height, null);
      surface.paint(render(rig, sample(motion, seconds + late)));
      return surface;
    },
  };
}

/** A document that makes resvg abort its whole process. */
const ABORTS = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M-7-96 6 0 07 4E7"/></svg>';

test('resvg renders a file like our drawing', async () => {
  const receipt = await svgReceipt([frameAt(0.2), frameAt(0.7)], 300);
  expect(receipt).toMatchObject({ frames: 2 });
  expect(receipt!.mean_error).toBeGreaterThan(0);
  expect(receipt!.worst_error).toBeLessThan(0.6);
});

test('a file of another time has a large error', async () => {
  expect((await svgReceipt([frameAt(0.2, 0.3)], 300))!.mean_error).toBeGreaterThan(3);
});

test('a document that crashes resvg ends only its process, and has no receipt', async () => {
  const { paint } = frameAt(0.2);
  expect(await svgReceipt([{ svg: encoded(ABORTS), paint }], 300)).toBeNull();
});

test('a document of another aspect ratio than the drawing has no receipt', async () => {
  const { paint } = frameAt(0.2);
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="20"/>';
  expect(await svgReceipt([{ svg: encoded(wide), paint }], 300)).toBeNull();
});

test('resvg is killed if it takes too long', async () => {
  expect(await drawWithResvg({ documents: [frameAt(0.2).svg], width: 64, height: 64 }, 0)).toBeNull();
});
