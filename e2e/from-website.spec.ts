import { expect, test } from '@playwright/test';
import { serveSites, type SiteServer } from '../tests/support/sites';
import { violations } from './support/axe';
import { signIn, visit } from './support/person';
import { SITES_PORT } from './support/ports';

let sites: SiteServer;

test.beforeAll(async () => {
  sites = await serveSites({}, SITES_PORT);
});
test.afterAll(() => sites.close());

test('a website is analysed, and one of its three mascot concepts is drawn', async ({ page }) => {
  await signIn(page);
  await visit(page, '/mascots/new');
  await page.getByRole('tab', { name: 'Website' }).click();
  const address = page.getByLabel('Address');
  const concepts = page.getByRole('list', { name: 'Concepts' }).getByRole('article');

  await test.step('an invalid URL and a missing page get helpful errors', async () => {
    await address.fill('a bakery');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Write it as in example.com');
    await address.fill(sites.address('/nowhere/'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('404');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('three sketches appear, and survive a reload', async () => {
    await address.fill(sites.address('/bakery/'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Crust & Crumb' })).toBeVisible();
    await expect(concepts.locator('svg [data-part="body"]')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
    await page.goto('/mascots/new?from=website');
    await expect(concepts.locator('svg [data-part="body"]')).toHaveCount(3);
  });

  await test.step('one click draws the first concept', async () => {
    const name = await concepts.first().getByRole('heading').innerText();
    await concepts
      .first()
      .getByRole('button', { name: `Create ${name}` })
      .click();
    await expect(page.getByRole('button', { name: `Rename ${name}` })).toBeVisible({ timeout: 60_000 });
  });
});
