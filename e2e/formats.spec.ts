import { expect, test } from '@playwright/test';
import { drawMascot, signIn } from './support/person';
import { shownByTheBrowser } from './support/films';

const [SIZE, FPS] = [128, 10];
const MASCOTS = {
  'two legs': 'a cheerful orange fox barista with a green apron',
  'four legs': 'a brown cow on a farm',
  'no limbs': 'a green slime with sunglasses',
};
/**
 * The largest difference between a decoded frame and the still of the same time, as the mean of the worst frame.
 * Lossless formats may differ only by rounding.
 */
const LIMITS = { apng: 0.05, sprite: 0.05, webp: 2.2, gif: 2, webm: 2.6, mp4: 3 };

for (const [archetype, prompt] of Object.entries(MASCOTS)) {
  test(`exported films of a mascot with ${archetype} decode to the frames of the stage`, async ({ page }) => {
    await signIn(page);
    const mascot = await drawMascot(page, prompt);
    await page.goto('/account');
    const { data } = await (await page.request.get('/api/v1/presets')).json();
    const { duration } = data.find(({ name }: { name: string }) => name === 'dance');
    for (const [format, limit] of Object.entries(LIMITS)) {
      await test.step(format, async () => {
        const shown = await shownByTheBrowser(page, {
          mascot,
          format,
          animation: 'dance',
          duration,
          size: SIZE,
          fps: FPS,
          moments: 4,
        });
        expect(Math.max(...shown.errors), format).toBeLessThan(limit);
        expect(Math.abs((shown.seconds ?? 0) - duration), `${format} lasts ${shown.seconds} s`).toBeLessThan(0.11);
        expect(shown.pictures).toBeGreaterThan(8);
      });
    }
  });
}
