import { expect, test } from '@playwright/test';
import { drawMascot, openEditor, signIn } from './support/person';

test('two pages on one mascot know of each other, and one shows what the other changes', async ({ page, context }) => {
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
