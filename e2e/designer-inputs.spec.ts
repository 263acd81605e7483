import { expect, test, type Page } from '@playwright/test';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { card, line, log, openGraph, saved } from './support/canvas';
import { drawMascot, signIn } from './support/person';

const GRAPH: CanvasGraph = {
  canvasVersion: 1,
  inputs: [
    { name: 'mood', type: 'number', default: null },
    { name: 'busy', type: 'boolean', default: null },
    { name: 'unused', type: 'trigger', default: null },
  ],
  states: [
    { id: 'idle', animation: 'idle', loop: true, then: null },
    { id: 'work', animation: 'working', loop: true, then: null },
    { id: 'glad', animation: 'dance', loop: true, then: null },
  ],
  initial: 'idle',
  transitions: [
    { from: 'idle', to: 'work', when: [{ input: 'busy', op: 'is_true', value: null }], blend: 0.25 },
    { from: 'work', to: 'idle', when: [{ input: 'busy', op: 'is_false', value: null }], blend: 0.25 },
    {
      from: 'idle',
      to: 'glad',
      when: [
        { input: 'mood', op: 'gt', value: 5 },
        { input: 'busy', op: 'is_false', value: null },
      ],
      blend: 0.25,
    },
    { from: 'glad', to: 'idle', when: [{ input: 'mood', op: 'lt', value: 5 }], blend: 0.25 },
  ],
};

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first();
const redo = (page: Page) => page.getByRole('button', { name: /^Redo/ }).first();
const said = (page: Page, words: string) => page.getByRole('region', { name: /Notifications/ }).getByText(words);
const editor = (page: Page, name: string) => page.getByRole('dialog', { name: `Input ${name}` });

test.beforeEach(async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await openGraph(page, await drawMascot(page, 'a small blue robot with a red scarf'), GRAPH);
  await expect(log(page)).toContainText('start');
});

test('an input is renamed, retyped and deleted, with undo and redo of each', async ({ page }) => {
  await test.step('renaming updates conditions and keeps the value', async () => {
    await page.getByRole('spinbutton', { name: 'mood' }).fill('3');
    await page.getByRole('button', { name: 'Edit mood' }).click();
    await editor(page, 'mood').getByRole('textbox', { name: 'Input' }).fill('Energy!');
    await expect(editor(page, 'mood')).toContainText('Becomes energy');
    await page.keyboard.press('Enter');
    await expect(line(page, 'Transition from idle to glad: energy > 5, busy is false')).toBeVisible();
    await expect(line(page, 'Transition from glad to idle: energy < 5')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: 'energy' })).toHaveValue('3');
  });

  await test.step('a new type replaces conditions that no longer fit', async () => {
    await editor(page, 'energy').getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Switch' }).click();
    await expect(line(page, 'Transition from idle to glad: energy is true, busy is false')).toBeVisible();
    await expect(line(page, 'Transition from glad to idle: energy is false')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'energy' })).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();
  });

  await test.step('transitions that use an input are listed, and named when it is deleted', async () => {
    await expect(editor(page, 'energy').getByRole('listitem')).toHaveText(['idle → glad', 'glad → idle']);
    await editor(page, 'energy').getByRole('button', { name: 'Delete input' }).click();
    await expect(
      said(page, 'energy was deleted, also from the conditions of 2 transitions. 1 of them has no condition left.'),
    ).toBeVisible();
    await expect(line(page, 'Transition from idle to glad: busy is false')).toBeVisible();
    await expect(line(page, 'Transition from glad to idle: Say when')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Not saved: mend the problems' })).toBeVisible();
    await page.getByRole('button', { name: '1 problem' }).click();
    await page.getByRole('button', { name: /has no condition yet/ }).click();
    await expect(line(page, 'Transition from glad to idle: Say when')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('step by step', async () => {
    await undo(page).click();
    await expect(line(page, 'Transition from glad to idle: energy is false')).toBeVisible();
    await undo(page).click();
    await expect(line(page, 'Transition from glad to idle: energy < 5')).toBeVisible();
    await undo(page).click();
    await expect(line(page, 'Transition from glad to idle: mood < 5')).toBeVisible();
    await expect(undo(page)).toBeDisabled();
    for (const words of ['energy < 5', 'energy is false', 'Say when']) {
      await redo(page).click();
      await expect(line(page, `Transition from glad to idle: ${words}`)).toBeVisible();
    }
    await expect(redo(page)).toBeDisabled();
    await undo(page).click();
    await expect(saved(page)).toBeVisible();
  });
});

test('the preview continues through edits, and logs when it restarts', async ({ page }) => {
  const lines = log(page).getByRole('listitem');
  await page.getByRole('switch', { name: 'busy' }).click();
  await expect(lines).toHaveText([/idle.*start/, /busy = true/, /idle → work.*busy is true/]);

  await test.step('editing an inactive state or a blend does not restart it', async () => {
    await line(page, 'Transition from glad to idle: mood < 5').click();
    await page.getByRole('slider', { name: 'Blend' }).press('ArrowRight');
    // The log may repeat the entry with the same time.
    await expect(
      page
        .locator('section')
        .filter({ has: page.getByRole('slider', { name: 'Blend' }) })
        .getByText('0.30 s'),
    ).toBeVisible();
    await card(page, 'glad').click();
    await page.getByRole('textbox', { name: 'State' }).fill('happy');
    await page.keyboard.press('Enter');
    await expect(card(page, 'happy')).toBeVisible();
    await expect(lines).toHaveCount(3);
    await expect(page.getByRole('switch', { name: 'busy' })).toBeChecked();
  });

  await test.step('renaming the active state does not restart it', async () => {
    await card(page, 'work').click();
    await page.getByRole('textbox', { name: 'State' }).fill('toil');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Preview')).toContainText('Now in toil');
    await expect(lines).toHaveCount(3);
  });

  await test.step('a cycle of true conditions stops after 32 transitions', async () => {
    await line(page, 'Transition from toil to idle: busy is false').click();
    await page.getByRole('combobox', { name: 'Comparison' }).click();
    await page.getByRole('option', { name: 'is true' }).click();
    await expect(page.getByRole('button', { name: '1 warning' })).toBeVisible();
    await expect(lines).toHaveCount(3 + 32);
    await undo(page).click();
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();
    await expect(lines).toHaveCount(3 + 32);
  });

  await test.step('deleting the active state restarts it', async () => {
    await card(page, 'toil').click();
    await page.keyboard.press('Delete');
    await expect(lines).toHaveText([/Started again: toil is gone/, /idle.*start/]);
    await expect(page.getByRole('switch', { name: 'busy' })).toBeChecked();
  });

  await test.step('the log is copied as text', async () => {
    await page.getByRole('button', { name: 'Copy log' }).click();
    await expect(said(page, 'The log was copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^ +\d\.\d\d s {2}Started again: toil is gone\n +\d\.\d\d s {2}idle {2}\(start\)$/,
    );
  });
});

test('unsaved work is kept when the page is left, and restored later', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Edit mood' }).click();
  await editor(page, 'mood').getByRole('button', { name: 'Delete input' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not saved: mend the problems' })).toBeVisible();
  await page.reload();
  await expect(said(page, 'Your unsaved changes are back.')).toBeVisible();
  await expect(line(page, 'Transition from glad to idle: Say when')).toBeVisible();

  await line(page, 'Transition from glad to idle: Say when').click();
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await page.getByRole('menuitem', { name: 'unused fires' }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  expect(asked).toEqual([]);
  await expect(line(page, 'Transition from glad to idle: unused fired')).toBeVisible();
});

test('states, transitions and conditions are created and deleted by keyboard alone', async ({ page }) => {
  const focused = page.locator(':focus');
  const keys = async (...list: string[]) => {
    for (const key of list) await page.keyboard.press(key);
  };
  await keys('n');
  await expect(card(page, 'state')).toHaveClass(/selected/);
  await keys('Enter');
  await expect(page.getByRole('textbox', { name: 'State' })).toBeFocused();
  await page.keyboard.type('nap');
  await keys('Enter');
  await expect(card(page, 'nap')).toHaveClass(/selected/);

  await test.step('a transition', async () => {
    await keys('Escape', 'Tab');
    await expect(page.getByRole('button', { name: 'Motion: Idle' })).toBeFocused();
    await keys('c');
    await expect(page.getByRole('dialog', { name: 'Transition from nap' })).toBeVisible();
    await expect(focused).toHaveText('idle');
    await keys('Tab', 'Enter');
    await expect(line(page, 'Transition from nap to work: Say when')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a condition', async () => {
    await expect(focused).toHaveText('Add a condition');
    await keys('Enter', 'ArrowDown');
    await expect(focused).toHaveText('busy is true');
    await keys('Enter');
    await expect(line(page, 'Transition from nap to work: busy is true')).toBeVisible();
  });

  await test.step('a transition is selected, edited, deleted, and restored by undo', async () => {
    await line(page, 'Transition from idle to work: busy is true').focus();
    await keys('Enter');
    await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused();
    await keys('Delete');
    await expect(line(page, 'Transition from idle to work: busy is true')).toBeHidden();
    await keys('ControlOrMeta+z');
    await expect(line(page, 'Transition from idle to work: busy is true')).toBeVisible();
    await keys('ControlOrMeta+Shift+z');
    await expect(line(page, 'Transition from idle to work: busy is true')).toBeHidden();
    await keys('ControlOrMeta+z');
    await expect(saved(page)).toBeVisible();
  });
});
