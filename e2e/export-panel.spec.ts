import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, signIn } from './support/person';

test('the export panel says how far it is, stops when told, says what to do when it cannot, and what left', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await createMascot(page, 'a purple octopus with a sailor hat');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const format = (name: string) => dialog.getByRole('radio', { name, exact: true });
  const size = async (pixels: number) => {
    await dialog.getByLabel('Size').click();
    await page.getByRole('option', { name: `${pixels} px` }).click();
  };

  await test.step('options that a format has not are not there', async () => {
    await expect(dialog.getByLabel('Frame rate')).toBeVisible();
    await format('Animated SVG').click();
    await expect(dialog.getByLabel('Frame rate')).toHaveCount(0);
    await format('Logo SVG').click();
    await expect(dialog.getByLabel('Animation')).toHaveCount(0);
    await expect(dialog.getByLabel('Badge')).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('what cannot be made says what to change', async () => {
    await format('Sprite sheet').click();
    await size(2048);
    await dialog.getByRole('button', { name: 'Export Sprite sheet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('choose a smaller size');
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Enter');
  });

  await test.step('a long one shows its frames and can be stopped', async () => {
    await format('Animated WebP').click();
    await dialog.getByRole('button', { name: 'Export Animated WebP' }).click();
    await expect(dialog.getByText(/^Drew \d+ of \d+ frames$/)).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Export' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(format('Animated WebP')).toBeVisible();
  });

  await test.step('what left is shown, compared, and has a link', async () => {
    await format('Animated SVG').click();
    await size(256);
    await dialog.getByRole('button', { name: 'Export Animated SVG' }).click();
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeFocused({ timeout: 45_000 });
    await expect(
      dialog.getByText(/^What left is what was shown: mean difference 0\.\d of 255 over \d frames/),
    ).toBeVisible();
    await expect
      .poll(() => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(256);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const answer = await page.request.get(await page.evaluate(() => navigator.clipboard.readText()));
    expect(answer.headers()['content-type']).toBe('image/svg+xml');
  });

  await test.step('a Lottie is played by a player of others, and stands still for those who want that', async () => {
    await dialog.getByRole('button', { name: 'Export another' }).click();
    await format('Lottie').click();
    await dialog.getByRole('button', { name: 'Export Lottie' }).click();
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeFocused({ timeout: 45_000 });
    const played = dialog.getByRole('img', { name: 'The motion in the file, as lottie-web plays it' });
    const drawn = () => played.locator('svg').innerHTML();
    await expect(dialog.getByText('The file itself, played by lottie-web.')).toBeVisible();
    const poster = await drawn();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(drawn).not.toBe(poster);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(drawn).toBe(poster);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('a canvas leaves as dotLottie, with what its players do otherwise', async () => {
    await dialog.getByRole('button', { name: 'Export another' }).click();
    await page.evaluate(async () => {
      const { pathname } = window.location;
      await fetch(`/api/v1${pathname}/canvases`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ template: 'chatbot', name: 'Front desk' }),
      });
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await format('dotLottie').click();
    await dialog.getByLabel('Canvas or animation').click();
    await page.getByRole('option', { name: 'Front desk (canvas)' }).click();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Export dotLottie' }).click();
    await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', /-front-desk\.lottie$/, {
      timeout: 45_000,
    });
    await expect(dialog.getByText(/^What left is what was shown/)).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'The motion in the file, as the studio plays it' })).toBeVisible();
    await expect(dialog.getByText(/^A dotLottie player ends a blend before/)).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('a service that cannot be reached is told, and tried again', async () => {
    await dialog.getByRole('button', { name: 'Export another' }).click();
    await format('PNG still').click();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Export PNG still' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Check your connection, then try again.');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 45_000 });
  });
});
