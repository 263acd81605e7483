import { expect, test, type Page, type Route } from '@playwright/test';
import { signIn } from './support/person';

/** Keeps every script that the page asks for from now on; gives what lets them through. */
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

test('what opens over a page opens by keyboard and by mouse, though its script comes after the press', async ({
  page,
}) => {
  await signIn(page);
  const account = page.getByRole('button', { name: 'Account' });
  const shortcuts = page.getByRole('menuitem', { name: 'Keyboard shortcuts' });

  await test.step('a menu by a key: the button keeps the focus until then, and has it again after', async () => {
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

  await test.step('a dialog from a menu gives the focus back to the button of the menu', async () => {
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

test('a control is named by its tooltip, by mouse and by keyboard, and Escape hides it', async ({ page }) => {
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
