import { expect, test, type Page, type Route } from '@playwright/test';
import { violations } from './support/axe';
import { drawMascot, signIn, visit } from './support/person';

/** Blocks every script that the page requests from now on; gives a function that lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return () => {
    isHeld = false;
    for (const route of held) void route.continue();
  };
}

test('layers open by keyboard and mouse even if their code loads after the press', async ({ page }) => {
  await signIn(page);
  const account = page.getByRole('button', { name: 'Account' });
  const shortcuts = page.getByRole('menuitem', { name: 'Keyboard shortcuts' });

  await test.step('a menu by a key: the button keeps the focus until it opens, and regains it afterwards', async () => {
    await page.goto('/mascots/new', { waitUntil: 'networkidle' });
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    const release = await holdScripts(page);
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(account).toBeFocused();
    release();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.unrouteAll();
  });

  await test.step('a menu by a click, and a dialog from it', async () => {
    await page.goto('/mascots/new', { waitUntil: 'networkidle' });
    const release = await holdScripts(page);
    await account.click();
    await expect(shortcuts).toBeHidden();
    release();
    await shortcuts.click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.unrouteAll();
  });

  await test.step('a dialog that a menu opens returns the focus to the menu button', async () => {
    const workspaces = page.getByRole('button', { name: 'Change workspace' });
    for (const _ of ['first', 'loaded']) {
      await workspaces.click();
      await page.getByRole('menuitem', { name: 'New workspace' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(workspaces).toBeFocused();
    }
  });
});

test('tooltips open on hover and focus, and close on Escape', async ({ page }) => {
  await signIn(page);
  await page.goto('/mascots/new', { waitUntil: 'networkidle' });
  const tooltip = page.getByRole('tooltip');
  const activity = page.getByRole('link', { name: 'Activity' });
  await activity.hover();
  await expect(tooltip).toContainText('Activity');
  await page.mouse.move(700, 500, { steps: 5 });
  await expect(tooltip).toBeHidden();
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(activity).toBeFocused();
  await expect(tooltip).toContainText('Activity');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('open menus, lists and the help pass axe, and a long list of shortcuts scrolls by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await signIn(page);
  await drawMascot(page, 'an orange fox');
  await visit(page, '/mascots');
  for (const name of ['Change workspace', /credits$/, 'Account', 'Filter', /^More for /])
    await test.step(`the menu of ${name}`, async () => {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    });
  await test.step('the list of a select, which leaves the page as it is', async () => {
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('name');
    await page.keyboard.press('Enter');
    await expect(sort).toBeFocused();
    await expect(sort).toHaveText('Name');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    // Letters on a select find an option, so that a shortcut needs another focus.
    await sort.blur();
  });
  await page.keyboard.press('?');
  await expect(page.getByRole('group', { name: 'Shortcuts' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('pages fit a window of 320 pixels, and the settings show where one is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of ['/', '/characters', '/prices', '/docs', '/mascots', '/mascots/new', '/workspace/usage']) {
    await visit(page, path);
    expect(await overflow(), path).toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole('link', { name: 'Usage', exact: true })).toBeInViewport({ ratio: 1 });
});
