import { expect, test } from '@playwright/test';
import { serveSites, type SiteServer } from '../tests/support/sites';
import { violations } from './support/axe';
import { signIn } from './support/person';
import { SITES_PORT } from './support/ports';

let sites: SiteServer;

test.beforeAll(async () => {
  sites = await serveSites({}, SITES_PORT);
});
test.afterAll(() => sites.close());

test('a website is read, and one of the three mascots that suit it is made', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page);
  await page.goto('/mascots/new');
  await page.getByRole('tab', { name: 'Website' }).click();
  const address = page.getByLabel('Address');
  const concepts = page.getByRole('list', { name: 'Concepts' }).getByRole('article');

  await test.step('what is no address, and a page that is not there, say what to do', async () => {
    await address.fill('a bakery');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Write it as in example.com');
    await address.fill(sites.address('/nowhere/'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('404');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('three sketches appear, and are still there after the page was loaded anew', async () => {
    await address.fill(sites.address('/bakery/'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Crust & Crumb' })).toBeVisible();
    await expect(concepts.locator('svg [data-part="body"]')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await page.goto('/mascots/new?from=website');
    await expect(concepts.locator('svg [data-part="body"]')).toHaveCount(3);
  });

  await test.step('one click has the first one drawn', async () => {
    const name = await concepts.first().getByRole('heading').innerText();
    await concepts
      .first()
      .getByRole('button', { name: `Create ${name}` })
      .click();
    await expect(page.getByRole('button', { name: `Rename ${name}` })).toBeVisible({ timeout: 30_000 });
  });
});
