import { expect, test, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, signIn, visit } from './support/person';

/** Starts a job about the mascot in the page's URL through the API, from the page, and gives its id. */
function ask(page: Page, mascot: string, what: string, body: object): Promise<string> {
  return page.evaluate(
    async ([path, json]) => {
      const answer = await fetch(`/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: json,
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [`${mascot}/${what}`, JSON.stringify(body)],
  );
}

const rows = (page: Page) => page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');

test('jobs are listed live with their logs, canceled and repeated', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'a cheerful orange fox barista with a green apron');
  const mascot = new URL(page.url()).pathname;

  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('a cheerful orange fox barista');
  await expect(rows(page).first()).toContainText('10 credits spent');
  expect(await violations(page)).toEqual([]);

  // Jobs that are started elsewhere appear by themselves.
  await ask(page, mascot, 'edit', { instruction: 'xyzzy plugh' });
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('4 credits given back');
  await expect(rows(page).first()).toContainText('Failed');

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect(page).toHaveURL(/\/jobs\?status=failed$/);
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);

  await rows(page).first().getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/jobs\/job_/);
  const failed = page.url();
  await expect(page.getByRole('log')).toContainText(/Queued.*Started.*Failed: /s);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect(page).not.toHaveURL(failed);
  await expect(page.getByRole('heading', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Failed: ');
  await expect(page.getByText('Its 4 credits were given back.')).toBeVisible();

  const still = await ask(page, mascot, 'exports', { format: 'png', size: 128 });
  await page.goto(`/jobs/${still}`);
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('link', { name: 'Download' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const film = await ask(page, mascot, 'exports', { format: 'apng', animation: 'dance', size: 2048, fps: 60 });
  await visit(page, `/jobs/${film}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('This was canceled.')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Canceled');
});
