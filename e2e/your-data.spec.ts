import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violations } from './support/axe';
import { signIn, visit } from './support/person';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('the audit log is read, data is exported, and the account is deleted', async ({ page }) => {
  const email = await signIn(page);
  await visit(page, '/workspace/settings');
  await page.getByLabel('Workspace name').fill('Burrow');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The name is saved.')).toBeVisible();

  await test.step('the audit log lists the changes, also on a phone', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    const log = page.getByRole('table', { name: 'Audit log' });
    await expect(log.getByRole('row', { name: /Changed the workspace name Burrow/ })).toContainText(email);
    await page.getByRole('combobox', { name: 'Who' }).click();
    await page.getByRole('option', { name: 'The service', exact: true }).click();
    await expect(page).toHaveURL(/actor=service/);
    await expect(log.getByText('Changed the workspace')).toHaveCount(0);
    await expect(log.getByText('Granted credits')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(overflow)).toBe(0);
    await page.goto('/workspace/audit?action=mascot.deleted');
    await expect(page.getByRole('heading', { name: 'No entry is like that' })).toBeVisible();
  });

  await test.step('the account is exported', async () => {
    await page.goto('/account');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export account' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^account-.*\.zip$/);
    const files = unzipSync(readFileSync(await download.path()));
    expect(Buffer.from(files['account.json'] ?? []).toString()).toContain(email);
    expect(Object.keys(files)).toContain('workspace/audit.ndjson');
  });

  await test.step('and deleted, after a typed confirmation', async () => {
    await expect(page.getByRole('list', { name: 'What goes' })).toContainText('Burrow');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('delete my account');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/account');
    await expect(page).toHaveURL(/\/sign-in/);
  });
});
