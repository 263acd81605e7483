import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, signIn } from './support/person';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** The pictures of cards that are drawn already; before that a canvas has its default size of 300 by 150. */
const drawnPictures = (page: Page, group: string) =>
  page
    .getByRole('radiogroup', { name: group })
    .locator('canvas')
    .evaluateAll((all) => all.filter((each) => (each as HTMLCanvasElement).width === 160).length);

test('the character panel changes a character by mouse and keyboard, and saves it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await createMascot(page, 'an orange fox');
  const panel = page.getByRole('tabpanel', { name: 'Character' });

  await test.step('a shortcut opens the panel, whose cards are pictures', async () => {
    await page.keyboard.press('c');
    await expect(page.getByRole('radiogroup', { name: 'Pose' })).toBeVisible();
    await expect.poll(() => drawnPictures(page, 'Pose')).toBeGreaterThan(8);
    expect(await violations(page, '[data-panel=character]')).toEqual([]);
  });

  await test.step('a click chooses a pose, as one undo step', async () => {
    await radio(page, 'Cheering').click();
    await expect(radio(page, 'Cheering')).toBeChecked();
    await expect(panel.getByRole('status')).toHaveText('Pose: cheering');
    await saved(page);
  });

  await test.step('arrow keys move, and Space chooses a build', async () => {
    await radio(page, 'Cheering').press('ArrowRight');
    await expect(radio(page, 'Dancing')).toBeFocused();
    await expect(radio(page, 'Dancing')).not.toBeChecked();
    const builds = page.getByRole('radiogroup', { name: 'Build' });
    await builds.getByRole('radio', { checked: true }).press('Home');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(radio(page, 'Long limbs')).toBeChecked();
  });

  await test.step('a scarf is found and added', async () => {
    await panel.getByText('Clothes', { exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search clothes' }).fill('scarf');
    await card(page, 'Scarf').click();
    await expect(card(page, 'Scarf')).toHaveAttribute('aria-pressed', 'true');
    await expect(part(page, 'Scarf')).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Worn' })).toContainText('Scarf');
    expect(await violations(page, '[data-panel=character]')).toEqual([]);
  });

  await test.step('undo and redo change the drawing and the selected choice', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(part(page, 'Scarf')).toBeHidden();
    await expect(card(page, 'Scarf')).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(part(page, 'Scarf')).toBeVisible();
    await saved(page);
  });

  await test.step('a worn item is made larger, in pictures and by keyboard', async () => {
    await panel.getByRole('button', { name: 'Adjust scarf' }).press('Enter');
    const sizes = panel.getByRole('radiogroup', { name: 'Size of scarf' });
    await expect(sizes.getByRole('radio', { name: 'Usual' })).toBeChecked();
    await sizes.getByRole('radio', { name: 'Usual' }).press('End');
    await page.keyboard.press('Space');
    await expect(sizes.getByRole('radio', { name: '150 %' })).toBeChecked();
    await expect(panel.getByRole('status')).toHaveText('Size of scarf: 150 %');
    await panel.getByRole('radiogroup', { name: 'Pattern of scarf' }).getByRole('radio', { name: 'Stripes' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(radio(page, 'Plain')).toBeChecked();
    await expect(sizes.getByRole('radio', { name: '150 %' })).toBeChecked();
    expect(await violations(page, '[data-panel=character]')).toEqual([]);
  });

  await test.step('letters are printed on a cap as they are typed, in one undo step', async () => {
    await page.getByRole('searchbox', { name: 'Search clothes' }).fill('cap');
    await card(page, 'Cap').click();
    await panel.getByRole('button', { name: 'Adjust cap' }).click();
    const marks = panel.getByRole('radiogroup', { name: 'Mark of cap' });
    const letters = panel.getByRole('textbox', { name: 'Letters or digits on cap' });
    await letters.click();
    await page.keyboard.type('m7!');
    await expect(marks.getByRole('radio', { name: 'M7' })).toBeChecked();
    await letters.press('Enter');
    expect(await violations(page, '[data-panel=character]')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(letters).toHaveValue('');
    await expect(marks.getByRole('radio', { name: 'None' })).toBeChecked();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(letters).toHaveValue('m7');
  });

  await test.step('the colour of the letters is chosen on their swatch', async () => {
    await panel.getByRole('button', { name: 'Colour of the mark on cap' }).click();
    await page.getByRole('textbox', { name: 'Hex', exact: true }).fill('#3366cc');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Colour of the mark on cap' })).toHaveAttribute(
      'title',
      'Colour of the mark on cap: #3366cc',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('a thing stands beside the character, and is moved to its other side', async () => {
    await panel.getByText('Props', { exact: true }).click();
    await panel.getByRole('radio', { name: 'Beside it' }).click();
    await page.getByRole('searchbox', { name: 'Search things' }).fill('football');
    await card(page, 'Football').click();
    await expect(part(page, 'Football floor')).toBeVisible();
    const things = panel.getByRole('list', { name: 'On the floor' });
    await things.getByRole('button', { name: 'Move football to the left' }).click();
    await expect(things.getByRole('button', { name: 'Move football to the right' })).toBeVisible();
    await saved(page);
  });

  await test.step('everything survives a reload', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Character' }).click();
    await expect(radio(page, 'Cheering')).toBeChecked();
    await expect(radio(page, 'Long limbs')).toBeChecked();
    await expect(part(page, 'Scarf')).toBeVisible();
    await expect(part(page, 'Football floor')).toBeVisible();
    await panel.getByText('Props', { exact: true }).click();
    await panel.getByRole('radio', { name: 'Beside it' }).click();
    await expect(panel.getByRole('button', { name: 'Move football to the right' })).toBeVisible();
    await expect(panel.getByText('drawn some time ago')).toBeHidden();
  });
});
