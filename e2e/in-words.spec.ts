import { EventEmitter, once } from 'node:events';
import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, signIn } from './support/person';

const work = (page: Page, name: string) => page.getByRole('progressbar', { name });
const PANEL = 'aside [role=tabpanel][data-state=active]';
const animations = (page: Page) => page.getByRole('list', { name: 'Animations of this mascot' }).getByRole('listitem');

/**
 * Requests suggestions by keyboard, and tries again while the request is pending, which must do nothing. Gives the
 * number of requests.
 */
async function askedOnceByKeyboard(page: Page): Promise<() => number> {
  const button = page.getByRole('button', { name: /^Suggest motions/ });
  let asked = 0;
  const gate = new EventEmitter();
  const held = once(gate, 'open');
  await page.route('**/suggestions', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Where it will be used').press('Enter');
  await button.focus();
  gate.emit('open');
  return () => asked;
}

test('prompts in the editor edit the mascot, create motions, and create variants', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'an orange fox');
  const scarf = page.getByRole('img', { name: /, (playing|at rest)/ }).locator('[data-part="scarf"]');

  await test.step('an edit is drawn on the stage, charged, undone and redone', async () => {
    const credits = page.getByRole('button', { name: /^[\d,]+ credits$/ });
    const before = await credits.innerText();
    await page.keyboard.press('e');
    await expect(page.getByRole('textbox', { name: 'Describe a change' })).toBeFocused();
    await page.keyboard.type('make the ears darker and add a red scarf');
    await page.keyboard.press('Enter');
    await expect(work(page, 'Drawing the change')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled();
    expect(await violations(page, PANEL)).toEqual([]);
    await expect(scarf).toBeAttached();
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText(/ears.*scarf/i);
    await expect(credits).not.toHaveText(before);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(scarf).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).first().click();
    await expect(scarf).toBeAttached();
  });

  await test.step('an edit that cannot be followed is reported, is not charged, and keeps its text', async () => {
    await page.getByRole('textbox', { name: 'Describe a change' }).fill('qwertz uiop');
    await page.getByRole('button', { name: /^Change it/ }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('its credits were given back');
    expect(await violations(page, PANEL)).toEqual([]);
    await page.getByRole('button', { name: 'Say it otherwise' }).click();
    await expect(page.getByRole('textbox', { name: 'Describe a change' })).toHaveValue('qwertz uiop');
    await expect(page.getByRole('textbox', { name: 'Describe a change' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.getByRole('tabpanel', { name: 'Edit' }).getByRole('button', { name: 'Asked before' }).click();
    await page
      .getByRole('list', { name: 'Asked before' })
      .getByRole('button', { name: 'make the ears darker' })
      .click();
    await expect(page.getByRole('textbox', { name: 'Describe a change' })).toHaveValue(
      'make the ears darker and add a red scarf',
    );
    await expect(page.getByRole('textbox', { name: 'Describe a change' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Describe a change' }).fill('');
  });

  await test.step('two motions are created at once, one per line, and survive a reload', async () => {
    await page.locator('main').click({ position: { x: 700, y: 300 } });
    await page.keyboard.press('m');
    await expect(page.getByRole('textbox', { name: 'What happens' })).toBeFocused();
    await page.keyboard.type('jumps twice, then waves');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('wags its tail');
    expect(await violations(page, 'section[aria-label="New motion"]')).toEqual([]);
    await page.getByRole('button', { name: /^Make 2 motions/ }).click();
    await expect(page.getByRole('list', { name: 'Motions being made' })).toBeVisible();
    await page.reload();
    await expect(animations(page)).toHaveCount(2, { timeout: 60_000 });
  });

  await test.step('a suggestion is created by a click, and the list stays', async () => {
    await page.getByRole('button', { name: 'Suggest', exact: true }).click();
    const asked = await askedOnceByKeyboard(page);
    const suggested = page.getByRole('list', { name: 'Suggested motions' }).getByRole('listitem');
    await expect(suggested.nth(2)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Suggest others/ })).toBeFocused();
    expect(asked()).toBe(1);
    await suggested
      .first()
      .getByRole('button', { name: /^Make / })
      .click();
    await expect(animations(page)).toHaveCount(3);
    expect(await violations(page, 'section[aria-label="New motion"]')).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Suggest', exact: true }).click();
    await expect(suggested.nth(2)).toBeVisible();
  });

  await test.step('a variant keeps the motions', async () => {
    await expect(page.getByRole('textbox', { name: 'Where it will be used' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await page.getByRole('button', { name: 'Astronaut' }).click();
    await page.getByRole('textbox', { name: 'Its name' }).fill('Space fox');
    expect(await violations(page, PANEL)).toEqual([]);
    await page.getByRole('button', { name: /^Draw the look/ }).click();
    await page.getByRole('list', { name: 'Looks' }).getByRole('link', { name: 'Space fox' }).click();
    await expect(page.getByRole('button', { name: 'Rename Space fox' })).toBeVisible();
    await expect(animations(page)).toHaveCount(3);
  });
});
