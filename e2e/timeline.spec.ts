import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { drawMascot, openEditor, post, signIn } from './support/person';
import { headTurn } from '../tests/support/clips';

/** A head that turns twice within two seconds; its keys are at 0, 0.5, 1 and 2 seconds. */
const SWAY = headTurn('Sway', [
  [0, 0],
  [0.25, 8],
  [0.5, -8],
  [1, 0],
]);

interface StoredKey {
  t: number;
  v: number;
  ease: string;
}

const board = (page: Page) => page.getByRole('grid', { name: /^Keys of / });
const spin = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** The sizes of the board's ruler, of a row, and of the padding at its sides, in pixels. */
const RULER_PX = 26;
const ROW_PX = 24;
const PADDING_PX = 14;

/** The window position of a time (0 to 1 of the motion) in a row of the board. */
async function placeOf(page: Page, t: number, row: number): Promise<[number, number]> {
  const box = await board(page).boundingBox();
  if (!box) throw new Error('The timeline is not on the screen.');
  return [box.x + PADDING_PX + t * (box.width - 2 * PADDING_PX), box.y + RULER_PX + (row + 0.5) * ROW_PX];
}

/** The keys of the first track, as saved by the service. */
async function storedKeys(page: Page, mascot: string): Promise<StoredKey[]> {
  const list = await (await page.request.get(`/api/v1/mascots/${mascot}/animations`)).json();
  const one = await page.request.get(`/api/v1/mascots/${mascot}/animations/${list.data[0].id}`);
  return (await one.json()).clip.tracks[0].keys;
}

/** Opens a mascot with one animation, which is on the stage with an open timeline. */
async function open(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const id = await drawMascot(page, 'an orange fox');
  await post(page, `/mascots/${id}/animations`, { clip: SWAY, name: 'Sway' });
  await openEditor(page, id);
  await page.getByRole('button', { name: 'Play Sway' }).click();
  await page.keyboard.press('3');
  await expect(board(page)).toBeVisible();
  return id;
}

test('a motion is edited on the timeline by mouse, and saved', async ({ page }) => {
  const mascot = await open(page);

  await test.step('a press on the ruler moves the playhead', async () => {
    const [x, y] = await placeOf(page, 0.25, -1);
    await page.mouse.click(x, y + 6);
    await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveValue(/^0\.5/);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  await test.step('dragging a key snaps to a frame, as one undo step', async () => {
    const [x, y] = await placeOf(page, 0.5, 1);
    const [to] = await placeOf(page, 0.65, 1);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 5 });
    await page.mouse.up();
    await expect(spin(page, 'Time')).toHaveValue('1.3');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spin(page, 'Time')).toHaveValue('1');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot)).map(({ t }) => t)).toEqual([0, 0.25, 0.65, 1]);
  });

  await test.step('the value and easing of a key are set in the inspector', async () => {
    await spin(page, 'Value').fill('12');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Overshoot' }).click();
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot))[2]).toEqual({ t: 0.65, v: 12, ease: 'easeOutBack' });
  });

  await test.step('a box selects several keys, Alt-drag duplicates them, and they are deleted', async () => {
    const [left, top] = await placeOf(page, 0.18, 0.1);
    const [right, bottom] = await placeOf(page, 0.72, 1.4);
    await page.mouse.move(left, top + 14);
    await page.mouse.down();
    await page.mouse.move(right, bottom, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: '2 keys' })).toBeVisible();
    const [x, y] = await placeOf(page, 0.25, 1);
    const [to] = await placeOf(page, 0.35, 1);
    await page.keyboard.down('Alt');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up('Alt');
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot)).length).toBe(6);
    await page.keyboard.press('Delete');
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot)).map(({ t }) => t)).toEqual([0, 0.25, 0.65, 1]);
  });

  await test.step('a double click on a row adds a key with the current value of the motion', async () => {
    const [x, y] = await placeOf(page, 0.15, 1);
    await page.mouse.dblclick(x, y);
    await expect(spin(page, 'Time')).toHaveValue('0.3');
    await expect(spin(page, 'Value')).toHaveValue('5.18');
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot)).length).toBe(5);
  });

  await test.step('a manual pose is written as a key', async () => {
    const [rulerX, rulerY] = await placeOf(page, 0.4, -1);
    await page.mouse.click(rulerX, rulerY + 6);
    const head = await page.locator('g[data-part="head"]').first().boundingBox();
    if (!head) throw new Error('There is no head on the stage.');
    const [x, y] = [head.x + head.width / 2, head.y + head.height * 0.3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 5 });
    await page.mouse.up();
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot)).length).toBe(6);
    expect((await storedKeys(page, mascot))[3]).toMatchObject({ t: 0.4 });
  });

  await test.step('no accessibility violations, and a note on a phone that editing needs a wider screen', async () => {
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('Keys are seen and edited on a wider screen.')).toBeVisible();
    await expect(board(page)).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });
});

test('a motion is edited on the timeline by keyboard alone', async ({ page }) => {
  const mascot = await open(page);
  const active = () =>
    board(page).evaluate(
      (grid) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );

  await test.step('arrow keys move between rows and keys, which are announced with all their values', async () => {
    await board(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe('Head, Rotation, 4 keys');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await active()).toBe('Head, Rotation, 0.50 s, 8°');
  });

  await test.step('Alt and arrow keys move a key by frames', async () => {
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'Head, Rotation, 0.87 s, 8°' })).toBeAttached();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spin(page, 'Time')).toHaveValue('0.53');
  });

  await test.step('Enter edits the value', async () => {
    await page.keyboard.press('Enter');
    await expect(spin(page, 'Value')).toBeFocused();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot))[1]).toMatchObject({ v: 5 });
  });

  await test.step('keys are copied to the playhead and deleted', async () => {
    await board(page).focus();
    await page.keyboard.press('ControlOrMeta+c');
    await page.getByRole('slider', { name: 'Timeline' }).fill('1.5');
    await board(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(spin(page, 'Time')).toHaveValue('1.5');
    await page.keyboard.press('Delete');
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot)).length).toBe(4);
  });

  await test.step('without selected keys the pose is copied, and pasted as keys at another time', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('slider', { name: 'Timeline' }).fill('0.75');
    await board(page).focus();
    await page.keyboard.press('ControlOrMeta+c');
    await expect(page.getByText('Pose copied.')).toBeVisible();
    await page.getByRole('slider', { name: 'Timeline' }).fill('1.8');
    await board(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(spin(page, 'Time')).toHaveValue('1.8');
    await page.keyboard.press('Delete');
    await saved(page);
    await expect.poll(async () => (await storedKeys(page, mascot)).length).toBe(4);
  });

  await test.step('a shortcut closes and opens the timeline', async () => {
    await page.keyboard.press('t');
    await expect(board(page)).toBeHidden();
    await page.keyboard.press('t');
    await expect(board(page)).toBeVisible();
  });
});

test('editing a preset creates an animation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await openEditor(page, await drawMascot(page, 'a green robot'));
  await page.getByRole('button', { name: 'Timeline', exact: true }).click();
  const find = page.getByRole('searchbox', { name: 'Find a motion' });
  await find.fill('wav');
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(1);
  await find.fill('badger');
  await expect(page.getByText('No motion is called “badger”.')).toBeVisible();
  await find.press('Escape');
  await expect(find).toHaveValue('');
  await page.getByRole('button', { name: 'Play Wave' }).click();
  await expect(page.getByText('your first change makes it your own')).toBeVisible();
  await spin(page, 'Length of the motion').fill('3');
  await page.keyboard.press('Enter');
  const own = page.getByRole('list', { name: 'Animations of this mascot' });
  await expect(own.getByRole('button', { name: 'Play wave' })).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(own).toBeHidden();
  await expect(spin(page, 'Length of the motion')).not.toHaveValue('3');
});
