import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { openEditor, post, signIn } from './support/person';

const FOX = JSON.parse(readFileSync(join(import.meta.dirname, '../tests/fixtures/specs/fox.json'), 'utf8')) as object;

const bar = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });
const active = (page: Page) => bar(page).getByRole('option', { selected: true });

/** Opens the bar by its shortcut, once the page has hydrated. */
const open = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();

test('the command bar finds mascots, runs commands and passes other text to the editor', async ({ page }) => {
  await signIn(page);
  await post(page, '/mascots', { spec: { ...FOX, name: 'Réglisse' } });
  const { id } = await post(page, '/mascots', { spec: { ...FOX, name: 'Biscuit' } });

  await test.step('in the library it opens a mascot, without a mouse', async () => {
    await page.goto('/mascots');
    await open(page);
    await expect(active(page)).toHaveText(/Search/);
    await expect(bar(page).getByRole('group', { name: 'Recent mascots' }).getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('Réglisse');
    await page.keyboard.press('Home');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      expect(await violations(page), theme).toEqual([]);
    }
    await page.keyboard.type('biscu');
    await expect(active(page)).toHaveText('Biscuit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/mascots/${id}$`));
    await expect(bar(page)).toHaveCount(0);
  });

  await test.step('no results and failures are reported, and a failure can be retried', async () => {
    await page.goto('/mascots');
    await open(page);
    await page.keyboard.type('qwertz');
    await expect(bar(page).getByRole('status')).toHaveText('Nothing is called “qwertz”.');
    await page.route('**/api/v1/mascots?**', (route) => route.abort());
    await field(page).fill('reglisse');
    await expect(bar(page).getByRole('alert')).toHaveText('The mascots could not be searched.');
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/v1/mascots?**');
    await bar(page).getByRole('button', { name: 'Try again' }).click();
    await expect(active(page)).toHaveText('Réglisse');
  });

  await test.step('Escape returns the focus, also to a text field', async () => {
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    const search = page.getByRole('searchbox', { name: 'Search mascots' });
    await search.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
  });

  await test.step('a command is found by its title; the bar stays closed under a dialog', async () => {
    await openEditor(page, id);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('view 100');
    await expect(active(page)).toHaveText(/^Zoom to 100%/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help.getByText('Search and commands')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a single word is passed to the edit prompt', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qwertz');
    await expect(active(page)).toHaveText('Describe a change: “qwertz”');
    await page.keyboard.press('Enter');
    const words = page.getByRole('textbox', { name: 'Describe a change' });
    await expect(words).toHaveValue('qwertz');
    await expect(words).toBeFocused();
    await words.fill('');
  });

  await test.step('an instruction about the selected part is drawn at once, and undone with one key', async () => {
    await page.getByRole('treeitem', { name: 'Head', exact: true }).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('make this darker');
    await expect(active(page)).toHaveText(/^Change the head: “make this darker”.*4 credits$/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const versions = page.getByRole('tabpanel', { name: 'Edit' }).getByRole('listitem');
    await expect(versions).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  });
});
