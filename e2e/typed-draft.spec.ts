import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { signIn } from './support/person';

const stage = (page: Page) => page.getByRole('region', { name: 'Draft' });
const drawings = (page: Page) => page.getByRole('radiogroup', { name: 'Drawings of these words' });

/** The pictures of alternatives that are drawn already; before that a canvas has its default size of 300 by 150. */
const drawnPictures = (page: Page) =>
  drawings(page)
    .locator('canvas')
    .evaluateAll((all) => all.filter((each) => (each as HTMLCanvasElement).width === 160).length);

test('drafts are drawn while a prompt is typed, selected among alternatives, and used by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/mascots/new');
  const field = page.getByRole('textbox', { name: 'Describe your mascot' });
  await expect(field).toBeFocused();

  await test.step('the draft appears, with what was understood', async () => {
    await page.keyboard.type('a purple fox with a scarf');
    await expect(stage(page).locator('[data-part="scarf"]').first()).toBeAttached();
    await expect(stage(page).getByText('Understood: fox, purple, scarf.').last()).toBeVisible();
    await expect.poll(() => drawnPictures(page)).toBe(7);
    expect(await violations(page, '[aria-label=Draft]')).toEqual([]);
  });

  await test.step('an unknown word is reported once typing pauses', async () => {
    await page.keyboard.type(' and a zorblax');
    await expect(stage(page).getByText('Not sure how to draw: zorblax.').last()).toBeVisible();
    await expect(stage(page).getByRole('status')).toContainText('zorblax');
  });

  await test.step('arrow keys select another drawing, and a shortcut creates a mascot from it', async () => {
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
