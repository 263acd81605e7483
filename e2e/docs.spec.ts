import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { signIn, visit } from './support/person';

test('the documentation can be searched, read, copied from, and tried out', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));

  await test.step('a visitor searches by keyboard, and opens a result', async () => {
    await page.goto('/docs');
    const search = page.getByRole('combobox', { name: 'Search' });
    // The page is loaded a moment before its script listens to keys.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeVisible({ timeout: 1000 });
    }).toPass();
    await search.fill('quick');
    await expect(page.getByRole('option', { name: /Quick start/ }).first()).toHaveAttribute('aria-selected', 'true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/quick-start$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Quick start' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('code is copied exactly, with the URL of this service', async () => {
    await page.getByRole('button', { name: 'Copy the HTML code' }).click();
    await expect(page.getByRole('button', { name: 'Copied the HTML code' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `<script type="module" src="${new URL(page.url()).origin}/player.js"></script>`,
    );
  });

  await test.step('a visitor can try public endpoints, and must sign in for others', async () => {
    await visit(page, '/docs/reference/catalog');
    await page.getByRole('button', { name: 'Try it: List presets' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Status 200');
    await visit(page, '/docs/reference/mascots');
    await page.getByRole('button', { name: 'Try it: List mascots' }).click();
    await expect(page.getByText('Sign in to send this with your own session.')).toBeVisible();
  });

  await test.step('a user tries an endpoint with their session, and confirms before credits are spent', async () => {
    await signIn(page);
    await visit(page, '/docs/reference/mascots');
    await page.getByRole('button', { name: 'Try it: Create mascot' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Create mascot?' });
    await expect(dialog).toContainText('up to 24 credits');
    await dialog.getByRole('button', { name: 'Send it' }).click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText('Status 202');
    await expect(answer.getByRole('group', { name: 'Body' })).toContainText('"object": "mascot"');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a phone shows the pages in a menu, without horizontal overflow', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/embed');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByText('Menu: Embed').click();
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Export formats' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Export formats' })).toBeVisible();
  });
  expect(troubles).toEqual([]);
});

test('the style guide has no violations, also with its dialogs and popovers open', async ({ page }) => {
  await visit(page, '/docs/pieces');
  expect(await violations(page)).toEqual([]);
  for (const name of ['Dialog', 'Confirm', 'RenameDialog', 'Popover'])
    await test.step(name, async () => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.locator('[role=dialog], [role=alertdialog]').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
    });
});
