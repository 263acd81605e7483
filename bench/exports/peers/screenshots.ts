import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { installedBrowser } from '@/scripts/find-browser.mjs';
import type { Peer } from './peer';

const PLAYER = createRequire(import.meta.url).resolve('lottie-web/build/player/lottie_svg.min.js');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Screenshots of headless Chromium, frame by frame, of a page that plays our Lottie file. */
export const screenshots: Peer = {
  name: 'Chromium screenshots',
  gives: 'png',
  async start({ lottie, width, height, ticks, ground }) {
    const executablePath = await installedBrowser();
    if (!executablePath) throw new Error('There is no Chromium: install one, or name it in CHROMIUM_PATH.');
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<body style="margin:0;background:${ground ?? 'transparent'}"><div id="stage" style="width:${width}` +
        `px;height:${height}px"></div>`,
    );
    await page.addScriptTag({ content: readFileSync(PLAYER, 'utf8') });
    await page.evaluate(
      "animation = lottie.loadAnimation({ container: document.getElementById('stage'), renderer: 'svg', loop: " +
        `false, autoplay: false, animationData: ${lottie} })`,
    );
    return {
      async *frames() {
        for (let tick = 0; tick < ticks; tick += 1) {
          await page.evaluate(`animation.goToAndStop(${tick}, true)`);
          yield await page.screenshot({ omitBackground: ground === null });
        }
      },
      stop: () => browser.close(),
    };
  },
};
