import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOklch } from '@/lib/core/color/oklch';
import { family, recolor } from '@/lib/core/color/palette';
import { changedColors } from '@/lib/player/palette';
import { openBrowser } from '../support/player-page';
import { acceptedSpec, sampleSpec } from '../support/specs';

const BASES = ['#e8743b', '#3b7de8', '#2f9e62', '#8a8f98', '#f2c230', '#7a3fc2', '#1d1d22', '#f6f1ea'];

let browser: Browser | null;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  if (!browser) throw new Error('There is no Chromium to test in.');
  page = await browser.newPage();
});
afterAll(() => browser?.close());

/**
 * Computes colours in a browser: red, green and blue from 0 to 255, beyond that range for colours outside the gamut.
 */
const painted = (colors: readonly string[]): Promise<number[][]> =>
  page.evaluate(
    (all) =>
      all.map((color) => {
        document.body.style.color = `color(from ${color} srgb r g b)`;
        return (getComputedStyle(document.body).color.match(/-?[\d.e-]+/g) ?? [])
          .slice(0, 3)
          .map((value) => Number(value) * 255);
      }),
    colors,
  );

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

test.each(BASES)(
  'a palette attribute takes the relatives of %s along as the service does, wherever a screen can show them',
  async (oldBase) => {
    const palette = [
      { name: 'fur', color: oldBase },
      ...Object.entries(family(oldBase)).map(([kind, color]) => ({ name: `fur_${kind}`, color })),
    ];
    const spec = { ...acceptedSpec(sampleSpec('blob')), palette };
    let compared = 0;
    for (const fur of BASES.filter((base) => base !== oldBase)) {
      const served = recolor(spec, { fur });
      if (!served.ok) throw new Error('The palette was refused.');
      const shown = changedColors(spec, JSON.stringify({ fur }), (color) => Object.values(toOklch(color)));
      expect(shown.map(({ name }) => name)).toEqual(['fur', 'fur_shade', 'fur_light', 'fur_line']);
      for (const [i, seen] of (await painted(shown.map(({ color }) => color))).entries()) {
        if (seen.some((value) => value < -0.1 || value > 255.1)) continue;
        const wanted = channels(served.value.palette[i]?.color ?? '');
        compared += 1;
        expect(
          Math.max(...wanted.map((value, k) => Math.abs(value - (seen[k] ?? NaN)))),
          `${shown[i]?.name} of ${fur}`,
        ).toBeLessThan(2);
      }
    }
    expect(compared).toBeGreaterThan(14);
  },
);
