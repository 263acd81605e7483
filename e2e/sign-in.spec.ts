import { expect, test } from '@playwright/test';

test(
  'a mailed link is not used up by scanners, nor by a browser that runs its scripts; its button is, once, and ' +
    'goes on',
  async ({ page, request }) => {
    await page.goto('/sign-in?next=%2Fmascots%2Fnew');
    await page.getByLabel('E-mail').fill(`scanned-${process.pid}@example.com`);
    await page.getByRole('button', { name: 'Send sign-in link' }).click();
    const link = (await page.getByRole('link', { name: 'Open sign-in link' }).getAttribute('href')) ?? '';
    for (let times = 0; times < 20; times += 1) {
      expect((await request.get(link)).status()).toBe(200);
      expect((await request.head(link)).status()).toBe(200);
      expect((await request.get(`/api/auth/confirm${new URL(link).search}`)).status()).toBe(405);
    }
    const scanner = await page.context().newPage();
    await scanner.clock.install();
    await scanner.goto(link);
    // The time for which a mail scanner that runs scripts keeps a page open.
    await scanner.clock.runFor(5000);
    await scanner.waitForLoadState('networkidle');
    await expect(scanner.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);

    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/mascots\/new$/);
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('That link has been used or is too old. Ask for another.')).toBeVisible();
  },
);
