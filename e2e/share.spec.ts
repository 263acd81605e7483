import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { openEditor, post, signIn } from './support/person';

const FOX = JSON.parse(readFileSync(join(import.meta.dirname, '../tests/fixtures/specs/fox.json'), 'utf8')) as object;

test('the share dialog previews the embed code as it will run', async ({ page }) => {
  await signIn(page);
  const { id } = await post(page, '/mascots', { spec: FOX, name: 'Saffron' });
  await post(page, `/mascots/${id}/canvases`, { name: 'Chat', template: 'chatbot' });
  await openEditor(page, id);
  const dialog = page.getByRole('dialog', { name: 'Share Saffron' });
  const player = dialog.locator('service-player');
  const code = dialog.getByRole('tabpanel');

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(player.locator('[data-part="body"]').first()).toBeAttached();
  await expect(dialog.getByText('Make Saffron public, or create a share link')).toBeVisible();

  await test.step('public, with a motion on hover', async () => {
    await dialog.getByRole('switch', { name: 'Public' }).click();
    await expect(dialog.getByRole('region', { name: 'Page' })).toBeVisible();
    await dialog.getByLabel('Plays').click();
    await page.getByRole('option', { name: 'Wave' }).click();
    await dialog.getByRole('radio', { name: 'On hover' }).click();
    await dialog.getByLabel('Width').click();
    await page.getByRole('option', { name: 'Small, 160 px' }).click();
    await dialog.getByRole('radio', { name: 'Colour' }).click();
    const written = 'animation="wave" trigger="hover" style="width: 160px; background: #ffffff"';
    await expect(code).toContainText(written);
    await expect(player).toHaveAttribute('trigger', 'hover');
    await expect(player).toHaveCSS('width', '160px');
    await expect(dialog.getByText('Point at it to play the motion.')).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, '[role=dialog]')).toEqual([]);
    }
  });

  await test.step('in a frame on another origin', async () => {
    await dialog.getByRole('tab', { name: 'Frame' }).click();
    const frame = (await code.innerText()).trim();
    expect(frame).toContain(`/m/${id}/frame?animation=wave&`);
    const elsewhere = await page.context().newPage();
    await elsewhere.setContent(`<!doctype html>${frame}`);
    await expect(elsewhere.frameLocator('iframe').locator('[data-part="body"]').first()).toBeVisible();
    await elsewhere.close();
    await dialog.getByRole('tab', { name: 'HTML' }).click();
  });

  await test.step('as a still, for places without script', async () => {
    await dialog.getByRole('tab', { name: 'Markdown' }).click();
    const picture = dialog.getByRole('region', { name: 'Preview of Saffron' }).getByRole('img', { name: 'Saffron' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(code).toContainText((await picture.getAttribute('src')) ?? 'The picture has no address.');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('tab', { name: 'HTML' }).click();
    await expect(player).toBeVisible();
  });

  await test.step('as a canvas, by keyboard', async () => {
    await dialog.getByLabel('Plays').focus();
    await page.keyboard.press('Enter');
    const canvas = page.getByRole('option', { name: 'Canvas: Chat' });
    await expect(canvas).toBeVisible();
    await page.keyboard.type('Canvas');
    await expect(canvas).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(code).toContainText('canvas="Chat"');
    await expect(player).toHaveAttribute('canvas', 'Chat');
    await expect(dialog.getByRole('radio', { name: 'On hover' })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(player).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
