import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { createMascot, drawMascot, signIn, signInByForm } from './support/person';
import { readAnimated, shareOf } from './support/decode';

const PROMPT = 'a cheerful orange fox barista with a green apron';
const VIOLET = '#7c3aed';

const apronHex = (page: Page) => page.getByRole('textbox', { name: 'Apron hex' });

/** Exports the recommended format of a destination, and downloads the file. */
async function download(page: Page, place: string, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('tab', { name: 'New files' }).click();
  await dialog.getByRole('radio', { name: place, exact: true }).click();
  await dialog.getByRole('button', { name: `Export ${format}` }).click();
  const making = dialog.getByRole('list', { name: 'Files being made' }).getByRole('listitem').first();
  const link = making.getByRole('link', { name: /^Download / });
  await expect(link).toBeVisible({ timeout: 90_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const path = await file.path();
  await page.keyboard.press('Escape');
  return readFile(path);
}

test('a prompt becomes a mascot that moves, is recoloured and exported', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInByForm(page);

  await test.step('the draft that is shown is the mascot that is made', async () => {
    await page.goto('/mascots/new');
    await page.getByRole('textbox', { name: 'Describe your mascot' }).fill(PROMPT);
    const drawing = page
      .getByRole('radiogroup', { name: 'Drawings of these words' })
      .getByRole('radio', { checked: true });
    const name = (await drawing.getAttribute('title')) ?? '';
    await page.getByRole('button', { name: 'Create mascot' }).click();
    await expect(page).toHaveURL(/\/mascots\/msc_/);
    await expect(page.getByRole('button', { name: `Rename ${name}` })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a preset plays on the stage, and is shown on its card once that is scrolled to', async () => {
    const cards = page.getByRole('list', { name: 'Preset motions' }).getByRole('listitem');
    await expect(cards.first().locator('img')).toBeVisible();
    await expect(cards.last().locator('img')).toHaveCount(0);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last().locator('img')).toBeVisible();
    await cards.last().hover();
    await expect(cards.last().locator('[data-part="body"]')).toBeVisible();
    await page.getByRole('button', { name: /^Play wave$/i }).click();
    const arm = page
      .getByRole('img', { name: /, playing Wave$/ })
      .locator('[data-part^="arm_"]')
      .first();
    const before = await arm.getAttribute('transform');
    await expect.poll(() => arm.getAttribute('transform')).not.toBe(before);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('a colour changes at once, is undone by a shortcut, and is saved', async () => {
    const original = await apronHex(page).inputValue();
    await apronHex(page).fill(VIOLET);
    await apronHex(page).press('Enter');
    await expect(apronHex(page)).toHaveValue(VIOLET);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(apronHex(page)).toHaveValue(original);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(apronHex(page)).toHaveValue(VIOLET);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await page.reload();
    await expect(apronHex(page)).toHaveValue(VIOLET);
  });

  await test.step('a GIF of the wave decodes to the requested size and frames', async () => {
    await page.getByRole('button', { name: /^Play wave$/i }).click();
    const gif = await readAnimated(await download(page, 'Chat and stickers', 'GIF'));
    expect(gif).toMatchObject({ width: 512, height: 512, alpha: true });
    expect(gif.frames).toBeGreaterThan(20);
    expect(gif.seconds).toBeGreaterThan(1);
  });

  await test.step('an MP4 plays in the browser', async () => {
    const mp4 = await download(page, 'Video', 'MP4 video');
    expect(mp4.subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
    const seconds = await page.evaluate(async (data) => {
      const video = document.createElement('video');
      video.src = URL.createObjectURL(
        new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type: 'video/mp4' }),
      );
      await new Promise((resolve, reject) => {
        video.addEventListener('loadeddata', resolve);
        video.addEventListener('error', () => reject(new Error('The video cannot be decoded.')));
      });
      return video.videoWidth === 512 ? video.duration : 0;
    }, mp4.toString('base64'));
    expect(seconds).toBeGreaterThan(1);
  });

  await test.step('an SVG contains the mascot in its new colour', async () => {
    const svg = await download(page, 'Print', 'SVG still');
    expect(svg.toString()).toContain('data-part="apron"');
    expect(await shareOf(svg, VIOLET)).toBeGreaterThan(0.01);
  });
});

test('versions are listed, and an old one can be restored', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'a small blue robot with a red scarf');
  const first = page.getByRole('list', { name: 'Colours' }).getByRole('textbox').first();
  const original = await first.inputValue();
  await first.fill('#123456');
  await first.press('Enter');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Inspector' }).click();
  await expect(first).toHaveValue(original);
});

test('the empty library links to creation, and then lists the new mascot', async ({ page }) => {
  await signIn(page);
  await page.goto('/mascots');
  await expect(page.getByRole('heading', { name: 'Make your first mascot' })).toBeVisible();
  await drawMascot(page, 'a sleepy grey owl with glasses');
  await page.goto('/mascots');
  await expect(page.getByRole('list', { name: 'Mascots' }).getByRole('listitem')).toHaveCount(1);
});

test('a visitor is redirected to sign-in, and a used link shows an error', async ({ page }) => {
  await page.goto('/mascots');
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('E-mail').fill(`once-${process.pid}@example.com`);
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  const link = await page.getByRole('link', { name: 'Open sign-in link' }).getAttribute('href');
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/mascots/);
  await page.context().clearCookies();
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('That link has been used or is too old.')).toBeVisible();
});
