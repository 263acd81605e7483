import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { violations } from './support/axe';
import { ORIGIN, post, signIn } from './support/person';

const FOX = JSON.parse(readFileSync(join(import.meta.dirname, '../tests/fixtures/specs/fox.json'), 'utf8')) as object;

const importFox = (page: Page, name: string) => post(page, '/mascots', { spec: { ...FOX, name } });

test('a library of sixty comes in pages, and the service searches all of them', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  for (let i = 1; i <= 60; i += 1) await importFox(page, `Fox ${String(i).padStart(2, '0')}`);
  await page.goto('/mascots');
  const cards = page.getByRole('list', { name: 'Mascots' }).getByRole('listitem');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toContainText('Fox 60');

  await test.step('a search', async () => {
    const search = page.getByRole('searchbox', { name: 'Search mascots' });
    // The cards come with the page, its shortcuts with its scripts.
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
    await expect(page.getByRole('heading', { name: 'The search failed' })).toBeVisible();
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
    await more.click();
    await expect(cards).toHaveCount(60);
    await expect(cards.last()).toContainText('Fox 01');
    await expect(more).toBeHidden();
  });
});

test('a mascot that is still being drawn can be left, opened and reloaded, and then stands in its editor', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  const { id } = await importFox(page, 'Fox');
  const { id: motion } = await post(page, `/mascots/${id}/animations`, { preset: 'dance', duration: 20 });
  // As many long films as the plan runs at once, which leave the service room for the tests beside this one: the
  // drawing waits behind them for as long as this test wants.
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

test('a deleted mascot is brought back by an undo and from the trash, and erased for good', async ({ page }) => {
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
  await page.goto('/mascots/trash');
  await expect(page.getByRole('listitem').filter({ hasText: 'Rusty' })).toContainText('30 days left');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore Rusty' }).click();
  await expect(page.getByText('Rusty is back.')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.goto('/mascots');
  await expect(cards).toHaveCount(1);

  await remove();
  await page.goto('/mascots/trash');
  await page.getByRole('button', { name: 'Erase Rusty for good' }).click();
  await page.getByRole('button', { name: 'Erase for good', exact: true }).click();
  await expect(page.getByText('Rusty was erased.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});
