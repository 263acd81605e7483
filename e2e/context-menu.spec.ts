import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { card, line, log, makeCanvas } from './support/canvas';
import { createMascot, signIn } from './support/person';

const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });

/** The role of the element that has the focus in the task of a pressed key, before anything can be scheduled. */
const focusedAfter = (page: Page, key: string) =>
  page.evaluate((pressed) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    return document.activeElement?.getAttribute('role');
  }, key);

test('parts, motions, versions and keys have context menus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await createMascot(page, 'an orange fox');
  await expect(page.getByRole('tree', { name: 'Parts' })).toBeVisible();

  await test.step('a right click on a part selects it and shows its commands with their shortcuts', async () => {
    await row(page, 'Head').click({ button: 'right' });
    await expect(row(page, 'Head')).toHaveAttribute('aria-selected', 'true');
    const menu = page.getByRole('menu', { name: 'Head' });
    await expect(menu).toBeVisible();
    await expect(item(page, 'Hide')).toContainText('H');
    expect(await violations(page)).toEqual([]);
    await item(page, 'Hide').click();
    await expect(page.getByRole('button', { name: 'Hide Head' })).toHaveAttribute('aria-pressed', 'true');
    await row(page, 'Head').click({ button: 'right' });
    await item(page, 'Show').first().click();
    await expect(page.getByRole('button', { name: 'Hide Head' })).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('Shift+F10 opens it on a focused row, arrows move, and Escape returns the focus', async () => {
    await row(page, 'Head').focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu', { name: 'Head' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Bring forward').or(item(page, 'Send backward')).and(page.locator(':focus'))).toHaveCount(
      1,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(row(page, 'Head')).toBeFocused();
  });

  await test.step('the stage has the menu of the part under the pointer, with the parts below it', async () => {
    const head = await page.locator('g[data-part="head"]').first().boundingBox();
    if (!head) throw new Error('The head is not on the screen.');
    await page.mouse.click(head.x + head.width / 2, head.y + head.height * 0.35, { button: 'right' });
    await expect(item(page, 'Describe a change')).toBeVisible();
    await expect(item(page, /^Select /).first()).toBeVisible();
    await page.keyboard.press('Escape');
    const floor = await page.getByRole('img', { name: /, at rest$/ }).boundingBox();
    if (!floor) throw new Error('The stage is not on the screen.');
    await page.mouse.click(floor.x + 12, floor.y + floor.height / 2, { button: 'right' });
    await expect(page.getByRole('menu', { name: 'Stage' })).toBeVisible();
    await item(page, 'Zoom to 100%').click();
    await expect(page.getByRole('button', { name: /100%/ })).toBeVisible();
  });

  await test.step('a preset is added and a motion duplicated', async () => {
    const presets = page.getByRole('list', { name: 'Preset motions' });
    await presets.getByRole('button', { name: 'Play Wave' }).click({ button: 'right' });
    await item(page, 'Add to the animations').click();
    const own = page.getByRole('list', { name: 'Animations of this mascot' });
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await own.getByRole('button', { name: 'Play Wave' }).click({ button: 'right' });
    await item(page, 'Duplicate').click();
    await expect(own.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('keys are copied and pasted by their menu', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const own = page.getByRole('list', { name: 'Animations of this mascot' });
    await own.getByRole('button', { name: 'Play Wave' }).first().click({ button: 'right' });
    await item(page, 'Edit its keys').click();
    const board = page.getByRole('grid', { name: /^Keys of / });
    await expect(board).toBeVisible();
    await board.focus();
    // The rows depend on the drawing: closed parts are opened on the way to the first key.
    const keys = page.getByRole('menu', { name: 'Keys' });
    for (let row = 0; row < 8 && !(await keys.isVisible()); row += 1) {
      if (row > 0) await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menu')).toBeVisible();
    }
    await expect(keys).toBeVisible();
    expect(await focusedAfter(page, 'Escape'), 'the next key must find the timeline').toBe('grid');
    await page.keyboard.press('Shift+F10');
    await item(page, 'Copy keys').click();
    await expect(page.getByText(/^Key copied\.$/)).toBeVisible();
    await board.press('Shift+F10');
    await item(page, 'Delete keys').click();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  });
});

test('the graph of a canvas has context menus, and cards are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await createMascot(page, 'a sleepy grey owl with glasses');
  await makeCanvas(page, /^Blank/);

  await test.step('a state is added at the pointer, and becomes the start', async () => {
    await page.locator('.react-flow__pane').click({ position: { x: 500, y: 620 }, button: 'right' });
    await expect(page.getByRole('menu', { name: 'Graph' })).toBeVisible();
    await item(page, 'New state').click();
    await expect(card(page, 'state')).toHaveClass(/selected/);
    await card(page, 'state').click({ button: 'right' });
    await item(page, 'Start the canvas here').click();
    await expect(card(page, 'state')).toContainText('Start');
    await card(page, 'idle').click({ button: 'right' });
    await item(page, 'Try from here').click();
    await expect(log(page)).toContainText('idle');
  });

  await test.step('a transition is reversed', async () => {
    await card(page, 'state').click();
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'Transition from state' }).getByRole('button', { name: 'idle' }).click();
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await item(page, 'New trigger').click();
    await line(page, 'Transition from state to idle: go fired').click({ button: 'right' });
    await item(page, 'Reverse the transition').click();
    await expect(line(page, 'Transition from idle to state: go fired')).toBeVisible();
  });

  await test.step('a state is copied and pasted, and several are aligned', async () => {
    await card(page, 'state').click({ button: 'right' });
    await item(page, 'Copy').click();
    await page.locator('.react-flow__pane').click({ position: { x: 560, y: 30 }, button: 'right' });
    await item(page, 'Paste').click();
    await expect(card(page, 'state_2')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await card(page, 'state_2').click({ button: 'right' });
    await item(page, 'Align top').click();
    const tops = () =>
      Promise.all(['idle', 'state', 'state_2'].map(async (id) => (await card(page, id).boundingBox())?.y ?? 0));
    await expect.poll(async () => new Set((await tops()).map(Math.round)).size).toBe(1);
    await page.getByRole('button', { name: 'Align centres' }).click();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(async () => new Set((await tops()).map(Math.round)).size).toBeGreaterThan(1);
  });
});

test('cards of the library have context menus', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'a green frog');
  await page.goto('/mascots');
  const cards = page.getByRole('list', { name: 'Mascots' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(async () => {
    await cards.first().click({ button: 'right' });
    await expect(item(page, 'Duplicate')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await item(page, 'Duplicate').click();
  await expect(cards).toHaveCount(2);
  // The copy may still be replaced in the list, so the original is used.
  await cards.last().getByRole('link').focus();
  await page.keyboard.press('Shift+F10');
  await item(page, 'Rename').press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards.last().getByRole('link')).toBeFocused();
});
