import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { serveSites, type SiteServer } from '../tests/support/sites';
import { violations } from './support/axe';
import { signIn } from './support/person';
import { SITES_PORT } from './support/ports';

const got: { signature: string; body: string }[] = [];
let sites: SiteServer;

/** Fails the first request, and accepts the following ones. */
async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  got.push({ signature: String(request.headers['service-signature']), body: await text(request) });
  if (got.length === 1) response.writeHead(503).end('Not awake yet');
  else response.end('Thanks');
}

test.beforeAll(async () => {
  sites = await serveSites({ '/hook': (request, response) => void receive(request, response) }, SITES_PORT);
});
test.afterAll(() => sites.close());

test('a webhook is created, tested, inspected, redelivered and deleted', async ({ page }) => {
  await signIn(page);
  await page.goto('/workspace/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const secret = await test.step('only public URLs are accepted, and the secret is shown once', async () => {
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('https://10.0.0.1/hook');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('10.0.0.1 is not an address of the public internet');
    await dialog.getByLabel('Address').fill(sites.address('/hook'));
    await dialog.getByLabel('Every event').uncheck();
    await dialog.getByLabel('A job was canceled').uncheck();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    const text = await dialog.getByRole('textbox', { name: 'Signing secret' }).inputValue();
    expect(text).toMatch(/^whsec_/);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    return text;
  });

  const deliveries = page.getByRole('list', { name: 'Deliveries' }).getByRole('button');
  await test.step('a test event is delivered at the second attempt, and the log updates by itself', async () => {
    const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
    await expect(row).toContainText('job.failed');
    await expect(row).not.toContainText('job.canceled');
    await row.getByRole('link', { name: sites.address('/hook') }).click();
    await expect(page.getByRole('heading', { name: 'Nothing delivered yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(deliveries).toHaveCount(1);
    await expect(deliveries.getByRole('img', { name: 'Delivered' })).toBeVisible();
    await expect(deliveries).toContainText('attempt 2 of 3');
    const [first, second] = got;
    expect(second).toEqual(first);
    const time = /^t=(\d+),/.exec(first?.signature ?? '')?.[1] ?? '';
    expect(first?.signature).toBe(
      `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${first?.body}`).digest('hex')}`,
    );
    expect(await violations(page)).toEqual([]);
  });

  await test.step('its details are shown, and it is redelivered', async () => {
    await deliveries.first().press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Attempts' })).toContainText(
      /Answered 503.*Not awake yet.*Answered 200.*Thanks/s,
    );
    await expect(dialog.getByRole('region', { name: 'Headers' })).toContainText(
      `Service-Signature: ${got[0]?.signature}`,
    );
    await expect(dialog.getByRole('region', { name: 'Body' })).toContainText('job_testtesttesttesttest');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Redeliver' }).click();
    await expect(deliveries).toHaveCount(2);
    await expect(deliveries.last()).toBeFocused();
    await expect(deliveries.getByRole('img', { name: 'Delivered' })).toHaveCount(2);
    expect(got.map(({ body }) => body)).toEqual([got[0]?.body, got[0]?.body, got[0]?.body]);
  });

  await test.step('it fits a phone, and is deleted', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  });
});
