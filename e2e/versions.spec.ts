import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { drawMascot, openEditor, post, signIn } from './support/person';

test('two versions are compared in motion and in words, and an old one is restored', async ({ page }) => {
  await signIn(page);
  const mascot = await drawMascot(page, 'a small blue robot with a red scarf');
  const { palette } = await (await page.request.get(`/api/v1/mascots/${mascot}`)).json();
  await post(page, `/mascots/${mascot}/recolor`, { palette: { [palette[0].name]: '#123456' } });
  await openEditor(page, mascot);
  await page.getByRole('tab', { name: 'Edit' }).first().click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: 'Compare versions' });

  await test.step('each version shows its source, without token ids', async () => {
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText('Recoloured');
    await expect(versions.first()).not.toContainText('_');
    await expect(versions.last()).toContainText('Drawn');
  });

  await test.step('side by side, by keyboard, with the changes', async () => {
    await page.getByRole('button', { name: 'Compare version 1' }).press('Enter');
    await expect(dialog.getByRole('img', { name: 'Version 1 · Drawn' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Version 2, current · Recoloured' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^was #[0-9a-f]{6}, is #123456$/ })).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('overlaid, with a slider', async () => {
    await dialog.getByRole('radio', { name: 'Slider' }).click();
    const slider = dialog.getByRole('slider', { name: /^How much of Version 1/ });
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '100');
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuenow', '99');
    await dialog.getByLabel('Motion').click();
    await page.getByRole('option', { name: 'Wave' }).click();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('the same drawing twice has no difference', async () => {
    await dialog.getByLabel('Version on the left').click();
    await page.getByRole('option', { name: 'Version 2, current · Recoloured' }).click();
    await expect(dialog.getByText('The two drawings are the same.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Restore version 2' })).toBeDisabled();
  });

  await test.step('an old version is restored, and the restore undone', async () => {
    await dialog.getByLabel('Version on the left').click();
    await page.getByRole('option', { name: 'Version 1 · Drawn' }).click();
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(dialog).toBeHidden();
    await expect(versions).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Compare version 1' })).toBeFocused();
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(versions).toHaveCount(4);
  });
});
