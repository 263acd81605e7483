import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { violations } from './support/axe';
import { ORIGIN, post, signIn, visit } from './support/person';

const FOX = JSON.parse(readFileSync(join(import.meta.dirname, '../tests/fixtures/specs/fox.json'), 'utf8')) as object;

const importFox = (page: Page, name: string) => post(page, '/mascots', { spec: { ...FOX, name } });

test('a library of sixty is paged, and the search covers all pages', async ({ page }) => {
  await signIn(page);
  for (let i = 1; i <= 60; i += 1) await importFox(page, `Fox ${String(i).padStart(2, '0')}`);
  await page.goto('/mascots');
  const cards = page.getByRole('list', { name: 'Mascots' }).getByRole('listitem');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toContainText('Fox 60');

  await test.step('a search', async () => {
    const search = page.getByRole('searchbox', { name: 'Search mascots' });
    // The cards are in the HTML, but the shortcuts need the page's scripts.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeFocused({ timeout: 1000 });
    }).toPass();
    await search.fill('FÓX 0');
    await expect(cards).toHaveCount(9);
    await expect(cards.last()).toContainText('Fox 01');
    await page.reload();
    await expect(search).toHaveValue('FÓX 0');
    await expect(cards).toHaveCount(9);
    await search.fill('badger');
    await expect(page.getByRole('heading', { name: 'No mascot is called “badger”' })).toBeVisible();
    await page.route('**/api/v1/mascots?**', (route) => route.abort());
    await search.fill('fox');
    await expect(page.getByRole('heading', { name: 'The mascots could not be loaded' })).toBeVisible();
    await page.unroute('**/api/v1/mascots?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards).toHaveCount(24);
    await search.fill('badger');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(/\/mascots$/);
    await expect(cards).toHaveCount(24);
  });

  await test.step('the pages', async () => {
    await page.reload();
    await expect(cards).toHaveCount(24);
    await more.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(60);
    await expect(cards.last()).toContainText('Fox 01');
    await expect(more).toBeHidden();
  });
});

test('a mascot that is being drawn can be left, opened and reloaded, and then opens in the editor', async ({
  page,
}) => {
  await signIn(page);
  const { id } = await importFox(page, 'Fox');
  const { id: motion } = await post(page, `/mascots/${id}/animations`, { preset: 'dance', duration: 20 });
  // As many long film exports as the plan runs at once. The drawing stays queued behind them for as long as this test
  // needs, while the service keeps capacity for parallel tests.
  expect(
    (await page.request.patch('/api/v1/workspace', { headers: { origin: ORIGIN }, data: { plan: 'free' } })).status(),
  ).toBe(200);
  const films = await Promise.all(
    Array.from({ length: PLAN_LIMITS.free.runningJobs }, () =>
      post(page, `/mascots/${id}/exports`, { format: 'apng', animation: motion, size: 512, fps: 60 }),
    ),
  );
  const { mascot } = await post(page, '/mascots', { prompt: 'a small blue robot with a red scarf' });
  const drawing = page.getByRole('progressbar', { name: 'Drawing' });

  await page.goto(`/mascots/${mascot.id}`);
  await expect(drawing).toBeVisible();
  await expect(page.getByText('Waiting for its turn')).toBeVisible();
  await page.reload();
  await expect(drawing).toBeVisible();
  await page.goto('/mascots');
  await expect(page.getByText('Being drawn')).toBeVisible();
  await page.getByRole('link').filter({ hasText: 'Being drawn' }).click();
  await expect(drawing).toBeVisible();

  for (const film of films) await post(page, `/jobs/${film.id}/cancel`);
  await expect(page.locator('[data-part="body"]').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(drawing).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/mascots/${mascot.id}$`));
});

test('a deleted mascot is restored by undo and from the trash, and deleted for good', async ({ page }) => {
  await signIn(page);
  await importFox(page, 'Rusty');
  await page.goto('/mascots');
  const cards = page.getByRole('list', { name: 'Mascots' }).getByRole('listitem');
  const remove = async () => {
    await page.getByRole('button', { name: 'More for Rusty' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Rusty is in the trash.')).toBeVisible();
  };
  await remove();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(1);

  await remove();
  await page.getByText('Trash', { exact: true }).click();
  const deleted = page.getByRole('list', { name: 'Deleted mascots' }).getByRole('listitem');
  await expect(deleted.filter({ hasText: 'Rusty' })).toContainText('30 days left');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore Rusty' }).click();
  await expect(page.getByText('Rusty is back.')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goto('/mascots');
  await expect(cards).toHaveCount(1);

  await remove();
  await visit(page, '/mascots/trash');
  await page.getByRole('button', { name: 'Erase Rusty for good' }).click();
  await page.getByRole('button', { name: 'Erase for good', exact: true }).click();
  await expect(page.getByText('Rusty was erased.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

/** Creates six foxes; Fox 6 is the newest. */
async function sixFoxes(page: Page) {
  for (let i = 1; i <= 6; i += 1) await importFox(page, `Fox ${i}`);
  await page.goto('/mascots');
  const cards = page.getByRole('list', { name: 'Mascots' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  return cards;
}

const toastOf = (page: Page) => page.getByRole('region', { name: /Notifications/ });

test('mascots are selected, tagged, filtered, published, copied and trashed by mouse', async ({ page }) => {
  await signIn(page);
  const cards = await sixFoxes(page);
  const bar = page.getByRole('toolbar', { name: 'Selected mascots' });

  await test.step('a range is selected and tagged', async () => {
    await cards.nth(0).hover();
    await page.getByRole('checkbox', { name: 'Select Fox 6' }).click();
    await page.getByRole('link', { name: /^Fox 4/ }).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 selected');
    await page.getByRole('link', { name: /^Fox 1/ }).click({ modifiers: ['ControlOrMeta'] });
    await expect(bar).toContainText('4 selected');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await bar.getByRole('button', { name: 'Tag' }).click();
    await page.getByLabel('Add a tag').fill('Brand, Winter');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(cards.nth(0)).toContainText('Brand · Winter');
    await expect(cards.nth(3)).not.toContainText('Brand');
    await bar.getByRole('button', { name: 'Visibility' }).click();
    await page.getByRole('menuitem', { name: 'Make public' }).click();
    await expect(page.getByRole('img', { name: 'Public' })).toHaveCount(4);
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar).toBeHidden();
  });

  await test.step('filters and the order are in the URL, for reload and back', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Private' }).click();
    await expect(cards).toHaveCount(2);
    await page.getByRole('menuitemcheckbox', { name: 'Private' }).click();
    await page.getByRole('menuitemcheckbox', { name: /^Winter/ }).click();
    await expect(cards).toHaveCount(4);
    await page.keyboard.press('Escape');
    await page.getByLabel('Sort by').click();
    await page.getByRole('option', { name: 'Oldest' }).click();
    await expect(cards.first()).toContainText('Fox 1');
    await expect(page).toHaveURL(/\?tag=Winter&sort=created$/);
    await page.reload();
    await expect(cards.first()).toContainText('Fox 1');
    await expect(cards).toHaveCount(4);
    await page.goBack();
    await expect(cards.first()).toContainText('Fox 6');
    await page.getByRole('button', { name: 'Remove Winter' }).click();
    await expect(cards).toHaveCount(6);
    await page.goto('/mascots?status=failed');
    await expect(page.getByRole('heading', { name: 'No mascot meets these filters' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(cards).toHaveCount(6);
  });

  await test.step('many are moved to the trash, and restored by one undo', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await bar.getByRole('button', { name: 'Move to trash' }).click();
    await expect(page.getByText('6 mascots are in the trash.')).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(6);
    await expect(cards.first()).toContainText('Fox 6');
    await expect(cards.first()).toContainText('Brand');
  });
});

test('the grid is fully usable by keyboard', async ({ page }) => {
  await signIn(page);
  const cards = await sixFoxes(page);
  const link = (number: number) => page.getByRole('link', { name: new RegExp(`^Fox ${number}\\b`) });
  await link(6).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(link(5).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(1).first()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('toolbar')).toContainText('2 selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();

  await page.keyboard.press('d');
  await expect(cards).toHaveCount(7);
  await expect(cards.first()).toContainText('Fox 5 copy');
  await expect(page.getByRole('link', { name: /^Fox 5 just|^Fox 5\D*$/ }).last()).toBeFocused();
  await page.keyboard.press('F2');
  await page.getByLabel('Name', { exact: true }).fill('Rusty');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Rusty/ })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Rusty is in the trash.')).toBeVisible();
  await expect(link(4).first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('link', { name: /^Rusty/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mascots\/msc_/);
});

test('dropping a spec imports it, a picture opens the creation page, other files are refused', async ({ page }) => {
  await signIn(page);
  const cards = await sixFoxes(page);
  const drop = (name: string, type: string, content: string) =>
    page.evaluate(
      ([fileName = '', mime = '', text = '']) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], fileName, { type: mime }));
        for (const event of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, type, content],
    );
  await expect(async () => {
    await drop('notes.txt', 'text/plain', 'hello');
    await expect(page.getByText(/^Choose a PNG, JPG, WebP or SVG picture, or a spec/).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await drop('broken.json', 'application/json', '{}');
  await expect(page.getByText(/It is neither a mascot spec nor a character sheet/)).toBeVisible();
  await drop('fox.json', 'application/json', JSON.stringify({ ...FOX, name: 'Dropped' }));
  await expect(cards).toHaveCount(7);
  await expect(cards.first()).toContainText('Dropped');
  const circle = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>';
  await drop('mark.svg', 'image/svg+xml', circle);
  await expect(page).toHaveURL(/\/mascots\/new\?from=picture/);
  await expect(page.getByRole('button', { name: /^Rebuild/ })).toBeVisible();
});
