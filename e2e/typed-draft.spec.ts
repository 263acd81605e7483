import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { signIn } from './support/person';

const stage = (page: Page) => page.getByRole('region', { name: 'Draft' });
const drawings = (page: Page) => page.getByRole('radiogroup', { name: 'Drawings of these words' });

/** The pictures of alternatives that are drawn: canvases are 300 by 150 until then. */
const drawnPictures = (page: Page) =>
  drawings(page)
    .locator('canvas')
    .evaluateAll((all) => all.filter((each) => (each as HTMLCanvasElement).width === 160).length);

test('a mascot is drawn while its words are typed, chosen among alternatives, and used by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/mascots/new');
  const field = page.getByRole('textbox', { name: 'Describe your mascot' });
  await expect(field).toBeFocused();

  await test.step('the draft appears, and says what was understood', async () => {
    await page.keyboard.type('a purple fox with a scarf');
    await expect(stage(page).locator('[data-part="scarf"]').first()).toBeAttached();
    await expect(stage(page).getByText('Understood: fox, purple, scarf.').last()).toBeVisible();
    await expect.poll(() => drawnPictures(page)).toBe(7);
    expect(await violations(page, '[aria-label=Draft]')).toEqual([]);
  });

  await test.step('a word that nobody can draw is told, once typing rests', async () => {
    await page.keyboard.type(' and a zorblax');
    await expect(stage(page).getByText('Not sure how to draw: zorblax.').last()).toBeVisible();
    await expect(stage(page).getByRole('status')).toContainText('zorblax');
  });

  await test.step('arrow keys show another drawing, and keys make a mascot of it', async () => {
    const chosen = drawings(page).getByRole('radio', { checked: true });
    const first = await chosen.getAttribute('aria-label');
    await chosen.focus();
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveAttribute('aria-label', first ?? '');
    const name = (await chosen.getAttribute('title')) ?? '';
    await expect(stage(page).getByText(name, { exact: true })).toBeVisible();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page).toHaveURL(/\/mascots\/msc_/);
    await expect(page.getByRole('button', { name: `Rename ${name}` })).toBeVisible();
    await expect(page.getByRole('treeitem', { name: 'Scarf', exact: true })).toBeVisible();
  });
});
