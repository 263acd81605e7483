import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, signIn } from './support/person';

const first = (page: Page) => page.getByRole('list', { name: 'Colours' }).getByRole('listitem').first();
const hex = (page: Page) => first(page).getByRole('textbox');
const drawn = (page: Page) =>
  page
    .getByRole('img', { name: /, at rest$/ })
    .locator('svg')
    .first();
/** The colours of the drawing on the stage. */
const shown = (page: Page) => drawn(page).getAttribute('style');

/** Presses the mouse at a fifth of the open picker's plane and drags it, and gives the plane's box. */
async function dragOnPlane(page: Page) {
  const plane = page.getByRole('slider', { name: 'Saturation and lightness' });
  // Hovering waits until the popover has been positioned.
  await plane.hover();
  const box = await plane.boundingBox();
  if (!box) throw new Error('The picker is not on the screen.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6, { steps: 5 });
  return box;
}

test('colours are picked, highlighted, compared, and pasted from a brand', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await createMascot(page, 'an orange fox with a green apron');
  const original = await hex(page).inputValue();
  const [before, swatch] = [await shown(page), first(page).getByRole('button').first()];

  await test.step('hovering a colour highlights where it is used', async () => {
    await swatch.hover();
    await expect.poll(() => shown(page)).not.toBe(before);
    await page.getByRole('heading', { name: 'Colours' }).hover();
    await expect.poll(() => shown(page)).toBe(before);
  });

  await test.step('a colour is picked by keyboard, and undone while the picker is open', async () => {
    await swatch.focus();
    await page.keyboard.press('Enter');
    const plane = page.getByRole('slider', { name: 'Saturation and lightness' });
    await expect(plane).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(hex(page)).not.toHaveValue(original);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('slider', { name: 'Hue' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hex(page)).toHaveValue(original);
    await page.keyboard.press('Escape');
    await expect(swatch).toBeFocused();
  });

  await test.step('a drag on the plane is one undo step, and a held key shows the earlier palette', async () => {
    await swatch.click();
    await dragOnPlane(page);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    const after = await shown(page);
    expect(after).not.toBe(before);
    await page.keyboard.down('o');
    await expect.poll(() => shown(page)).toBe(before);
    await page.keyboard.up('o');
    await expect.poll(() => shown(page)).toBe(after);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hex(page)).toHaveValue(original);
  });

  await test.step('a drag previews its colour before it is committed, and Escape cancels it', async () => {
    await swatch.click();
    const box = await dragOnPlane(page);
    await expect.poll(() => shown(page)).not.toBe(before);
    await expect(hex(page)).toHaveValue(original);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toBe(before);
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    await page.mouse.up();
    expect(await shown(page)).toBe(before);
    await expect(hex(page)).toHaveValue(original);
    await expect(page.getByRole('slider', { name: 'Saturation and lightness' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('brand colours are assigned to the largest tokens, as one undo step', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Colours of a brand' }).click();
    const dialog = page.getByRole('dialog', { name: 'Colours of a brand' });
    await dialog.getByRole('textbox', { name: 'Colours' }).fill('--brand: #0f766e; --warm: #f59e0b');
    await expect(dialog.getByRole('status')).toHaveText('2 colours read.');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use these colours' }).click();
    await expect(hex(page)).toHaveValue('#0f766e');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hex(page)).toHaveValue(original);
  });
});
