import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { drawMascot, openEditor, post, signIn } from './support/person';
import { STIFF_TURN } from '../tests/support/clips';

test('the motion check lists findings, shows them on the stage, and fixes them', async ({ page }) => {
  await signIn(page);
  const id = await drawMascot(page, 'a green robot');
  await post(page, `/mascots/${id}/animations`, { clip: STIFF_TURN, name: 'Stiff' });
  await openEditor(page, id);
  const check = page.getByRole('button', { name: 'Motion check' });
  const findings = page.getByRole('list', { name: 'Findings in Stiff' }).getByRole('button');
  const summary = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

  await test.step('a preset has no findings', async () => {
    await page.getByRole('button', { name: 'Play Wave' }).click();
    await check.click();
    await expect(summary('Nothing to mend in Wave.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mend' })).toHaveCount(0);
  });

  await test.step('a finding is shown on the stage by keyboard', async () => {
    await page.getByRole('button', { name: 'Play Stiff' }).click();
    await expect(summary(/^\d findings in Stiff$/)).toBeVisible();
    await findings.filter({ hasText: '0.80 s' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveValue(/^0\.8/);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /, playing Stiff$/ }).locator('[data-marked]')).toHaveAttribute(
      'data-part',
      'head',
    );
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a fix is one undo step', async () => {
    const before = await findings.count();
    await page.getByRole('button', { name: 'Mend' }).click();
    await expect(summary('Nothing to mend in Stiff.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(findings).toHaveCount(before);
    const { data } = (await (await page.request.get(`/api/v1/mascots/${id}/animations`)).json()) as {
      data: { name: string }[];
    };
    expect(data.map(({ name }) => name)).toEqual(['Stiff']);
  });
});
