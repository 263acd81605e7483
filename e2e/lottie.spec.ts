import { expect, test, type Page } from '@playwright/test';
import type { AnimationItem, LottiePlayer } from 'lottie-web';
import sharp from 'sharp';
import { presetClip } from '../lib/core/clip/presets';
import { paintLottie } from '../lib/core/paint/lottie/lottie';
import { rigOf } from '../lib/core/rig/rig';
import { difference, ourPicture } from '../tests/support/lottie-engines';
import { acceptedSpec, sampleSpec } from '../tests/support/specs';
import { biped, quadruped, rings, winged } from '../tests/support/rigs';

const SIDE = 512;
const FPS = 60;

declare global {
  interface Window {
    lottie: LottiePlayer;
    shown?: AnimationItem;
  }
}

/** Loads a file into lottie-web, paused. */
async function open(page: Page, file: string, renderer: 'svg' | 'canvas'): Promise<void> {
  await page.setContent('<body style="margin:0"><div id="stage" style="width:100vw;height:100vh"></div></body>');
  await page.addScriptTag({ path: 'node_modules/lottie-web/build/player/lottie.min.js' });
  await page.evaluate(
    ([text, kind]) => {
      const container = document.querySelector('#stage');
      if (!container) throw new Error('The page has no stage.');
      const animationData = JSON.parse(text) as object;
      window.shown =
        kind === 'svg'
          ? window.lottie.loadAnimation({ container, renderer: 'svg', autoplay: false, loop: false, animationData })
          : window.lottie.loadAnimation({ container, renderer: 'canvas', autoplay: false, loop: false, animationData });
    },
    [file, renderer] as const,
  );
}

async function pictureAt(page: Page, frame: number): Promise<Uint8Array> {
  await page.evaluate((at) => {
    window.shown?.goToAndStop(at, true);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, frame);
  return sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer();
}

for (const renderer of ['svg', 'canvas'] as const) {
  for (const [input, preset] of [
    [sampleSpec('fox'), 'wave'],
    [biped, 'talk'],
    [quadruped, 'dance'],
    [winged, 'sleep'],
    [sampleSpec('everything'), 'idle'],
    [rings, 'dance'],
  ] as const) {
    test(`lottie-web on ${renderer} draws ${input.name}’s ${preset} like the renderer`, async ({ page }) => {
      const spec = acceptedSpec(input);
      const rig = rigOf(spec);
      const clip = presetClip(spec, preset);
      const scale = SIDE / Math.max(rig.width, rig.height);
      const [width, height] = [Math.round(rig.width * scale), Math.round(rig.height * scale)];
      await page.setViewportSize({ width, height });
      await open(page, paintLottie(rig, clip, { background: '#ffffff', width, height, fps: FPS }), renderer);
      for (const share of [0, 0.31, 0.58, 0.93]) {
        const seconds = share * clip.duration;
        const { mean, visible } = difference(
          await pictureAt(page, seconds * FPS),
          ourPicture(rig, clip, seconds, width, height),
          width,
        );
        expect(mean, `mean error at ${seconds} s`).toBeLessThan(0.3);
        expect(visible, `pixels that visibly differ at ${seconds} s`).toBeLessThan(0.005);
      }
    });
  }
}
