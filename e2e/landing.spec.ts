import { expect, test } from '@playwright/test';
import type { ServicePlayer } from '@/lib/player';
import { violations } from './support/axe';

const stateOf = (element: Element) => (element as ServicePlayer).state;

test('the landing page demonstrates the product: prompt, moving mascots, and the agent demo', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  const host = page.locator('figure service-player').first();
  // Text that is typed before the mascot is live is not lost, but the mascot does not react to it.
  await expect.poll(() => host.evaluate(stateOf)).toBe('idle');
  await page.getByLabel('Describe your mascot').focus();
  await expect.poll(() => host.evaluate(stateOf)).toBe('greeting');
  await page.getByLabel('Describe your mascot').fill('a brave snail');
  await expect.poll(() => host.evaluate(stateOf)).toBe('thinking');

  const cast = page.getByRole('region', { name: 'Every kind of character' });
  await cast.scrollIntoViewIfNeeded();
  await expect(cast.locator('service-player')).toHaveCount(5);
  await cast.getByRole('button', { name: 'Play Wave' }).click();
  await expect(cast.locator('service-player[animation=wave]')).toHaveCount(5);

  const live = page.getByRole('region', { name: 'Live on your page' });
  await live.getByRole('button', { name: 'Uses a tool' }).click();
  await expect.poll(() => live.locator('service-player').evaluate(stateOf)).toBe('working');
  await expect(live.getByRole('region', { name: 'The same in code' })).toContainText(
    "player.setInput('working', true);",
  );

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.getByLabel('Describe your mascot').press('Enter');
  await expect(page).toHaveURL(
    /\/sign-in\?next=%2Fmascots%2Fnew%3Fprompt%3Da%2Bbrave%2Bsnail|\/mascots\/new\?prompt=a\+brave\+snail/,
  );
});

test('without scripts the landing page shows its mascots, and its prompt form works', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect(page.locator('figure svg').first()).toBeVisible();
  await page.getByLabel('Describe your mascot').fill('a brave snail');
  await page.getByRole('button', { name: 'Create mascot' }).click();
  await expect(page).toHaveURL(/brave/);
  await page.context().close();
});
