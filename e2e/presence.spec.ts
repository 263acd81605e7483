import { expect, test } from '@playwright/test';
import { drawMascot, openEditor, signIn } from './support/person';

test('two pages on one mascot show who else is there, and each other’s changes', async ({ page, context }) => {
  await signIn(page);
  const mascot = await drawMascot(page, 'a grey owl');
  await openEditor(page, mascot);
  const other = await context.newPage();
  await openEditor(other, mascot);
  await expect(other.getByRole('list', { name: 'Also here' }).getByRole('img')).toHaveAccessibleName(
    'You, on another page',
  );
  const hex = (which: typeof page) => which.getByRole('list', { name: 'Colours' }).getByRole('textbox').first();
  await hex(other).fill('#336699');
  await hex(other).press('Enter');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(hex(page)).toHaveValue('#336699');
  await expect(page.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toHaveCount(1);
});

test('work continues offline, survives closing the page, and is sent when the connection is back', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page);
  const mascot = await drawMascot(page, 'a grey owl');
  await openEditor(page, mascot);
  const elsewhere = await (await browser.newContext({ storageState: await context.storageState() })).newPage();
  await openEditor(elsewhere, mascot);
  const name = (which: typeof page) => which.getByRole('textbox', { name: 'Mascot name' });
  const about = (which: typeof page) => which.getByRole('textbox', { name: 'Description' });
  const status = (which: typeof page) => which.getByRole('banner').getByRole('status');

  await test.step('a new name is kept while offline, and saved when online again', async () => {
    await context.setOffline(true);
    await name(page).fill('Hoot');
    await name(page).press('Enter');
    await expect(status(page)).toHaveText('Offline, kept in this browser');
    await about(elsewhere).fill('An owl of few words.');
    await about(elsewhere).press('ControlOrMeta+Enter');
    await elsewhere.keyboard.press('ControlOrMeta+s');
    await expect(status(elsewhere)).toHaveText('Saved');
    await context.setOffline(false);
    await expect(status(page)).toHaveText('Saved');
    await expect(name(elsewhere)).toHaveValue('Hoot');
    await expect(about(page)).toHaveValue('An owl of few words.');
  });

  await test.step('unsent changes of a closed page are sent by the next page', async () => {
    await context.setOffline(true);
    const hex = page.getByRole('list', { name: 'Colours' }).getByRole('textbox').first();
    await hex.fill('#336699');
    await hex.press('Enter');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(status(page)).toHaveText('Offline, kept in this browser');
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await openEditor(next, mascot);
    await expect(next.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect(status(next)).toHaveText('Saved');
    await expect(elsewhere.getByRole('list', { name: 'Colours' }).getByRole('textbox').first()).toHaveValue('#336699');
  });
});
