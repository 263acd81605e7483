import { expect, test, type Page } from '@playwright/test';
import { createMascot, signIn } from './support/person';

const EDIT = '**/api/v1/mascots/*/edit';
const EXPORTS = '**/api/v1/mascots/*/exports';

/** Answers the requests to an address as the service refuses them. */
const refuse = (page: Page, address: string, status: number, code: string, message: string) =>
  page.route(address, (route) => route.fulfill({ status, json: { error: { code, message } } }));

test('work that the service refuses is kept, with the reason, and sent again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await createMascot(page, 'an orange fox');

  await test.step('a colour that could not be saved stays, and is saved when the service is well again', async () => {
    const color = page.getByRole('list', { name: 'Colours' }).getByRole('textbox').first();
    const recolor = '**/api/v1/mascots/*/recolor';
    await refuse(page, recolor, 500, 'internal', 'Something went wrong.');
    await color.fill('#3366cc');
    await color.press('Enter');
    await expect(page.getByRole('button', { name: 'Not saved. Try again' })).toBeVisible();
    await expect(color).toHaveValue(/^#3366cc$/i);
    await page.unroute(recolor);
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    await expect(color).toHaveValue(/^#3366cc$/i);
  });

  await test.step('words of a change stay in their field without credits, and when there were too many', async () => {
    await page.getByRole('tab', { name: 'Edit' }).click();
    const words = page.getByRole('textbox', { name: 'Describe a change' });
    const change = page.getByRole('button', { name: /^Change it/ });
    await words.fill('add a red scarf');
    const refusals = [
      [402, 'insufficient_credits', 'This costs 5 credits, and the workspace has 2.'],
      [429, 'rate_limited', 'Too many requests. Try again in 20 seconds.'],
    ] as const;
    for (const [status, code, message] of refusals) {
      await refuse(page, EDIT, status, code, message);
      await change.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(words).toHaveValue('add a red scarf');
      await page.unroute(EDIT);
    }
    await change.click();
    await expect(words).toHaveValue('');
    await expect(page.getByText(/Too many requests/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Change it/ })).toBeVisible();
    // The next request is of another version once this change is there.
    await expect(page.getByText('Dressed it in a red scarf.').first()).toBeVisible();
  });

  await test.step('a change whose answer was lost is asked for again, and runs once', async () => {
    const jobs: string[] = [];
    await page.route(EDIT, async (route) => {
      const answer = await route.fetch();
      jobs.push((await answer.json()).id);
      await (jobs.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    const words = page.getByRole('textbox', { name: 'Describe a change' });
    const change = page.getByRole('button', { name: /^Change it/ });
    await words.fill('make the ears darker');
    await change.click();
    await expect(page.getByText('The service could not be reached.')).toBeVisible();
    await change.click();
    await expect(words).toHaveValue('');
    expect(jobs[1]).toBe(jobs[0]);
    await page.unroute(EDIT);
  });
});

test('one of four exports fails; the others go on, and it is tried again', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'an orange fox');
  await page.route(EXPORTS, (route) =>
    route.request().postDataJSON().format === 'lottie'
      ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Something went wrong.' } } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('button', { name: /more formats$/ }).click();
  for (const name of ['Lottie', 'PNG still', 'SVG still'])
    await dialog.getByRole('checkbox', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Export 4 files' }).click();
  const making = dialog.getByRole('list', { name: 'Files being made' }).getByRole('listitem');
  const again = dialog.getByRole('button', { name: /^Try again: .*\.json$/ });
  await expect(again).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong.');
  await expect(making.getByRole('link', { name: /^Download / })).toHaveCount(3);
  await page.unroute(EXPORTS);
  await again.click();
  await expect(making.getByRole('link', { name: /^Download / })).toHaveCount(4);
  await expect(again).toHaveCount(0);
});
