import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { card, line, log, makeCanvas, saved } from './support/canvas';
import { createMascot, signIn, visit } from './support/person';

/** Draws a line from the handle of one card to another card. */
async function draw(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  const [start, end] = [await from.locator('.react-flow__handle-right').boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('A card is not on the screen.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('a canvas is created from a template, edited, run and saved', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await createMascot(page, 'a small blue robot with a red scarf');
  await makeCanvas(page, /^Chatbot/);

  await test.step('a state is added and named', async () => {
    await expect(card(page, 'idle')).toBeVisible();
    await page.getByRole('button', { name: 'State', exact: true }).click();
    await page.getByRole('textbox', { name: 'State' }).fill('Proud!');
    await page.keyboard.press('Enter');
    await expect(card(page, 'proud')).toBeVisible();
    await page.getByRole('button', { name: 'Motion: Idle' }).click();
    await page.getByRole('dialog', { name: 'Motions' }).getByRole('button', { name: 'Dance' }).click();
    await expect(page.getByRole('button', { name: 'Motion: Dance' })).toBeVisible();
    await expect(page.getByRole('button', { name: '1 warning' })).toBeVisible();
  });

  await test.step('a drawn transition needs a condition before it is saved', async () => {
    await page.getByRole('button', { name: /^Fit to screen/ }).click();
    await draw(page, card(page, 'idle'), card(page, 'proud'));
    await expect(page.getByRole('status').filter({ hasText: 'Not saved: mend the problems' })).toBeVisible();
    await page.locator('.react-flow__pane').click({ position: { x: 300, y: 8 } });
    await page.getByRole('button', { name: '1 problem' }).click();
    await page.getByRole('button', { name: /has no condition yet/ }).click();
    await page.getByRole('button', { name: 'Add a condition' }).click();
    await page.getByRole('menuitem', { name: 'New number' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('3');
    await expect(line(page, 'Transition from idle to proud: amount > 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('the preview takes inputs, and the log shows each state and its reason', async () => {
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(log(page)).toContainText('hello → idle');
    await expect(log(page)).toContainText('wave ended');
    await page.getByRole('switch', { name: 'thinking' }).click();
    await expect(log(page)).toContainText('thinking is true');
    await page.getByRole('switch', { name: 'thinking' }).click();
    await page.getByRole('spinbutton', { name: 'amount' }).fill('4');
    await expect(log(page)).toContainText('idle → proud');
    await expect(log(page)).toContainText('amount > 3');
    await page.getByRole('button', { name: 'Fire success' }).click();
    await expect(log(page)).toContainText('proud → celebrating');
    await page.getByRole('button', { name: 'Clear log' }).click();
    await expect(log(page).getByRole('listitem')).toHaveCount(0);
  });

  await test.step('undo and redo have shortcuts', async () => {
    await page.locator('.react-flow__pane').click({ position: { x: 300, y: 8 } });
    await page.keyboard.press('ControlOrMeta+z');
    await expect(line(page, 'Transition from idle to proud: amount > 0')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(line(page, 'Transition from idle to proud: amount > 3')).toBeVisible();
  });

  await test.step('dragging a card is one undo step, and Escape cancels a drag', async () => {
    const moved = card(page, 'proud');
    const place = async () => {
      const { x = 0, y = 0 } = (await moved.boundingBox()) ?? {};
      return `${Math.round(x)} ${Math.round(y)}`;
    };
    const drag = async () => {
      const box = await moved.boundingBox();
      if (!box) throw new Error('The card is not on the screen.');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 3 + 40, { steps: 6 });
      await expect.poll(place).not.toBe(start);
    };
    const start = await place();
    await drag();
    await page.mouse.up();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(place).toBe(start);
    await drag();
    await page.keyboard.press('Escape');
    await expect.poll(place).toBe(start);
    await page.mouse.up();
    expect(await place()).toBe(start);
    await expect(line(page, 'Transition from idle to proud: amount > 3')).toBeVisible();
  });

  await test.step('a map is shown while a part of the graph is out of sight', async () => {
    const map = page.getByRole('img', { name: 'Map of the graph' });
    await page.getByRole('button', { name: /^Fit to screen/ }).click();
    await expect(map).toBeHidden();
    for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: /^Zoom in/ }).click();
    await expect(map).toBeVisible();
  });

  await test.step('there are no accessibility violations', async () => {
    expect(await violations(page)).toEqual([]);
  });

  await test.step('everything survives a reload', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(line(page, 'Transition from idle to proud: amount > 3')).toBeVisible();
    await page.goBack();
    await page.getByRole('tab', { name: 'Canvases' }).first().click();
    await expect(page.getByRole('list', { name: 'Canvases' })).toContainText('13 states');
  });
});

test('a canvas is built by keyboard alone, and copied into another one', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await createMascot(page, 'a sleepy grey owl with glasses');
  await makeCanvas(page, /^Blank/);

  await test.step('states and transitions', async () => {
    await page.keyboard.press('n');
    await expect(card(page, 'state')).toHaveClass(/selected/);
    await page.keyboard.press('c');
    await page
      .getByRole('dialog', { name: 'Transition from state' })
      .getByRole('button', { name: 'idle' })
      .press('Enter');
    await page.getByRole('button', { name: 'Add a condition' }).press('Enter');
    await page.getByRole('menuitem', { name: 'New trigger' }).press('Enter');
    await expect(line(page, 'Transition from state to idle: go fired')).toBeVisible();
  });

  await test.step('a card is selected by keyboard and moved by arrow keys', async () => {
    await page.getByRole('button', { name: 'Tidy up' }).focus();
    for (
      let presses = 0;
      presses < 12 && !(await card(page, 'state').evaluate((element) => element === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Shift+Tab');
    await expect(card(page, 'state')).toHaveClass(/selected/);
    await expect(line(page, 'Transition from state to idle: go fired')).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('Escape');
    await expect(line(page, 'Transition from state to idle: go fired')).toHaveAttribute('tabindex', '-1');
    await card(page, 'state').click();
    const before = await card(page, 'state').boundingBox();
    await page.keyboard.press('Shift+ArrowDown');
    await expect
      .poll(async () => ((await card(page, 'state').boundingBox())?.y ?? 0) - (before?.y ?? 0))
      .toBeGreaterThan(10);
  });

  await test.step('a copy', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+c');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(line(page, 'Transition from state_2 to idle_2: go fired')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(card(page, 'state_2')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Graph' })).toBeFocused();
    await expect(saved(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link').last().click();
    await makeCanvas(page, /^Blank/);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(line(page, 'Transition from state to idle_2: go fired')).toBeVisible();
  });
});

test('the list of canvases renames, copies and deletes, with undo', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'a green cactus in a pot');
  const editor = page.url();
  await makeCanvas(page, /^Onboarding/);
  await visit(page, editor);
  await page.getByRole('tab', { name: 'Canvases' }).first().click();
  const names = page.getByRole('list', { name: 'Canvases' }).getByRole('link');
  const choose = async (name: string, what: string) => {
    await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await choose('Onboarding', 'Duplicate');
  await expect(names).toHaveText([/^Onboarding\d/, /^Onboarding 2/]);
  await choose('Onboarding 2', 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill('First day');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(names).toHaveText([/^Onboarding/, /^First day/]);
  await choose('First day', 'Delete');
  await expect(names).toHaveText([/^Onboarding/]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(names).toHaveText([/^Onboarding/, /^First day/]);
});

test('on a phone the graph is visible, inputs can be set and states edited', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await createMascot(page, 'a friendly orange cat');
  await makeCanvas(page, /^Chatbot/);
  await page.getByRole('button', { name: 'Fire greet' }).click();
  await expect(log(page)).toContainText('greeting → idle');
  await page.getByRole('button', { name: /^Fit to screen/ }).click();
  await card(page, 'idle').click();
  await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('idle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
});
