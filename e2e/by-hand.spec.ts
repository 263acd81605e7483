import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, openEditor, signIn } from './support/person';

const stage = (page: Page) => page.getByRole('img', { name: /, at rest$/ });
const row = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const spin = (page: Page, name: string) => page.getByRole('spinbutton', { name });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

/** The window position of a point on the mascot's canvas, given as 0 to 1 of its sides. */
async function at(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await stage(page).locator('svg').first().boundingBox();
  if (!box) throw new Error('The mascot is not on the screen.');
  return [box.x + box.width * x, box.y + box.height * y];
}

/** The window position of the middle of a drawn part. */
async function middleOf(page: Page, part: string): Promise<[number, number]> {
  const box = await stage(page).locator(`g[data-part="${part}"]`).boundingBox();
  if (!box) throw new Error(`There is no ${part} on the screen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A window position at which a part is on top, near its middle. */
async function pointOn(page: Page, part: string): Promise<[number, number]> {
  const box = await stage(page).locator(`g[data-part="${part}"]`).boundingBox();
  if (!box) throw new Error(`There is no ${part} on the screen.`);
  const found = await page.evaluate(
    ([name, { x, y, width, height }]) => {
      const steps = Array.from({ length: 19 }, (_, i) => (i + 1) / 20).sort(
        (a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5),
      );
      const places = steps.flatMap((down) => steps.map((across) => [x + width * across, y + height * down] as const));
      const isOn = (left: number, top: number) =>
        document
          .elementsFromPoint(left, top)
          .map((each) => each.closest('g[data-part]'))
          .find((each) => each !== null)
          ?.getAttribute('data-part') === name;
      return places.find(([left, top]) =>
        [-4, 0, 4].every((dx) => [-4, 0, 4].every((dy) => isOn(left + dx, top + dy))),
      );
    },
    [part, box] as const,
  );
  if (!found) throw new Error(`Nothing of ${part} is on top.`);
  return [...found];
}

async function open(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await createMascot(page, 'an orange fox');
  await expect(page.getByRole('tree', { name: 'Parts' })).toBeVisible();
}

test('parts are selected, moved, rigged and posed with the mouse', async ({ page }) => {
  await open(page);

  await test.step('hovering highlights a part in the tree, and a click selects it in all panels', async () => {
    const [x, y] = await pointOn(page, 'head');
    await page.mouse.move(x, y);
    await expect(row(page, 'Head')).toHaveClass(/bg-hover/);
    await page.mouse.click(x, y);
    await expect(row(page, 'Head')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Head', exact: true })).toBeVisible();
  });

  await test.step('a drag moves a part with its descendants, and undo reverts it', async () => {
    const before = await spin(page, 'Pivot x').inputValue();
    const eye = await middleOf(page, 'eye_left');
    const [x, y] = await pointOn(page, 'head');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    await page.mouse.up();
    await expect(spin(page, 'Pivot x')).not.toHaveValue(before);
    expect((await middleOf(page, 'eye_left'))[0]).toBeGreaterThan(eye[0] + 30);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spin(page, 'Pivot x')).toHaveValue(before);
    expect(Math.abs((await middleOf(page, 'eye_left'))[0] - eye[0])).toBeLessThan(1);
  });

  await test.step('letters on a clicked row are shortcuts', async () => {
    await row(page, 'Head').click();
    await page.keyboard.press('h');
    await expect(stage(page).locator('g[data-part="head"]')).toBeHidden();
    await page.keyboard.press('h');
    await expect(stage(page).locator('g[data-part="head"]')).toBeVisible();
  });

  await test.step('a drag over the empty stage selects the parts in its box, and Escape cancels it', async () => {
    const eye = await middleOf(page, 'eye_left');
    const [left, top] = await at(page, 0.02, 0.02);
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(...eye, { steps: 4 });
    await expect(row(page, 'Head')).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, 'Eye left')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('path[data-line="marquee"]')).toHaveAttribute('d', /^M/);
    await page.keyboard.press('Escape');
    await expect(row(page, 'Eye left')).toHaveAttribute('aria-selected', 'false');
    await page.mouse.up();
    const [x, y] = await pointOn(page, 'head');
    await page.mouse.click(x, y);
    await expect(row(page, 'Head')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('in rig mode a drag moves the pivot but not the drawing', async () => {
    const before = await spin(page, 'Pivot y').inputValue();
    const head = await middleOf(page, 'head');
    await page.keyboard.press('2');
    await page.mouse.move(head[0], head[1] - 60);
    await page.mouse.down();
    await page.mouse.move(head[0], head[1] - 20, { steps: 4 });
    await page.mouse.up();
    await expect(spin(page, 'Pivot y')).not.toHaveValue(before);
    expect(await middleOf(page, 'head')).toEqual(head);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spin(page, 'Pivot y')).toHaveValue(before);
  });

  await test.step('in animate mode a drag rotates a part within its limits', async () => {
    await page.keyboard.press('3');
    const [x, y] = await pointOn(page, 'head');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 60, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText('Posed by hand')).toBeVisible();
    const most = await spin(page, 'Turns to').inputValue();
    await expect(spin(page, 'Rotation')).toHaveValue(most);
    await page.keyboard.press('r');
    await expect(page.getByText('Rest pose', { exact: true })).toBeVisible();
  });

  await test.step('the wheel pans, and zooms with Ctrl at the pointer', async () => {
    const zoom = page.getByRole('button', { name: /^Fit to stage/ });
    const text = await zoom.textContent();
    const before = await at(page, 0.5, 0.5);
    await page.mouse.wheel(0, 100);
    await expect.poll(async () => Math.round((await at(page, 0.5, 0.5))[1] - before[1])).toBe(-100);
    await expect(zoom).toHaveText(text ?? '');
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect(zoom).not.toHaveText(text ?? '');
    await page.keyboard.press('Shift+Digit1');
    await expect(zoom).toHaveText(text ?? '');
    await expect.poll(async () => (await at(page, 0.5, 0.5)).map(Math.round)).toEqual(before.map(Math.round));
  });

  await test.step('a click on the empty stage clears the selection, and shows the palette', async () => {
    await page.mouse.click(...(await at(page, -0.05, 0.1)));
    await expect(row(page, 'Head')).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('list', { name: 'Colours' })).toBeVisible();
  });
});

test('parts are edited by keyboard alone, and the changes are saved', async ({ page }) => {
  await open(page);
  const tree = page.getByRole('tree', { name: 'Parts' });

  await test.step('letters find a part, Enter selects it', async () => {
    await tree.getByRole('treeitem').first().focus();
    await page.keyboard.type('head');
    await expect(row(page, 'Head')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Head')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('Alt and arrows change the paint order, and undo reverts it', async () => {
    const z = await spin(page, 'Paint order').inputValue();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(spin(page, 'Paint order')).not.toHaveValue(z);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spin(page, 'Paint order')).toHaveValue(z);
  });

  await test.step('a pivot is typed and stepped, and survives a reload', async () => {
    await spin(page, 'Pivot x').fill('250');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(spin(page, 'Pivot x')).toHaveValue('260');
    await page.keyboard.press('ControlOrMeta+s');
    await saved(page);
    await openEditor(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await row(page, 'Head').press('Enter');
    await expect(spin(page, 'Pivot x')).toHaveValue('260');
  });

  await test.step('the stage is a tab stop, on which arrow keys move the selected part', async () => {
    await stage(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(spin(page, 'Pivot x')).toHaveValue('261');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spin(page, 'Pivot x')).toHaveValue('260');
  });

  await test.step('a part is hidden on the stage with its descendants', async () => {
    await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    await expect(stage(page).locator('g[data-part="head"]')).toBeHidden();
    await expect(stage(page).locator('g[data-part="eye_left"]')).toBeHidden();
    await expect(stage(page).locator('g[data-part="body"]')).toBeVisible();
    await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
    await expect(stage(page).locator('g[data-part="head"]')).toBeVisible();
  });

  await test.step('an invalid drawing shows its problems while it is typed', async () => {
    await page.getByRole('button', { name: 'SVG', exact: true }).click();
    const text = page.getByRole('textbox', { name: 'SVG of the drawing' });
    await text.fill('<circle cx="256" cy="180" r="90" fill="$gold"/>');
    await expect(page.getByText('The palette has no token "gold".')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draw it' })).toBeDisabled();
    await page.getByRole('button', { name: 'Discard' }).click();
  });
});

test('the parts panel and the inspector have no accessibility violations in both themes', async ({ page }) => {
  await open(page);
  await row(page, 'Head').click();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Rig' })).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.getByRole('button', { name: 'Background', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Checker' })).toBeVisible();
  expect(await violations(page), 'background').toEqual([]);
});
