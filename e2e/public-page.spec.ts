import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, signIn } from './support/person';

const player = (page: Page) => page.locator('service-player');
/** The transforms of the live mascot's parts, as currently drawn. */
const poseOf = (page: Page) =>
  player(page).evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('g[data-part]') ?? [])]
      .map((part) => getComputedStyle(part).transform + part.getBoundingClientRect().x.toFixed(2))
      .join(),
  );
const moves = async (page: Page) => {
  const before = await poseOf(page);
  await expect.poll(() => poseOf(page)).not.toBe(before);
};
/** A page of another origin with cross-origin isolation, which can only embed resources that allow it. */
async function servePage(body: string): Promise<{ address: string; close: () => Promise<void> }> {
  const headers = {
    'Content-Type': 'text/html',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A visitor who is not signed in. */
async function visit(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: new URL(address).origin, reducedMotion: 'no-preference', ...options })
  ).newPage();
  await page.goto(address);
  return page;
}

test('a mascot is shared from the studio, by an expiring link or publicly, and plays on its public page', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await createMascot(page, 'a cheerful orange fox barista with a green apron');
  const name = await page.getByRole('main').evaluate(() => document.title.replace(' · Liverig', ''));
  const id = page.url().split('/').pop();
  const origin = new URL(page.url()).origin;
  const address = `${origin}/m/${id}`;
  const dialog = page.getByRole('dialog', { name: `Share ${name}` });

  await test.step('a private page is visible only to its workspace, and links to the share dialog', async () => {
    const stranger = await visit(browser, address);
    await expect(stranger.getByRole('heading', { name: 'There is no mascot to see here' })).toBeVisible();
    expect((await stranger.request.get(address)).status()).toBe(404);
    await stranger.context().close();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await moves(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('note').getByRole('link', { name: 'Make public' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await expect(dialog).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('a share link opens it for anyone', async () => {
    await dialog.getByLabel('Share link for').click();
    await page.getByRole('option', { name: '1 day' }).click();
    await dialog.getByRole('button', { name: 'Create share link' }).click();
    const link = dialog.getByRole('textbox', { name: 'Share link' });
    await expect(link).toHaveValue(/\/m\/msc_\w+\?token=s1\./);
    // The pointer is over the button that took the place of the clicked one.
    await link.hover();
    await expect(dialog.getByRole('button', { name: 'Create another link' })).toHaveCSS('opacity', '1');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    const guest = await visit(browser, await link.inputValue());
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
    await moves(guest);
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(guest.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    const card = await guest.locator('meta[property="og:image"]').getAttribute('content');
    expect((await guest.request.get(card ?? '')).headers()['content-type']).toBe('image/png');
    expect((await guest.request.get(`${address}?token=s1.abc.def`)).status()).toBe(404);
    await guest.context().close();
  });

  await test.step('a public page is visible to everyone, with a link preview picture', async () => {
    await dialog.getByRole('switch', { name: 'Public' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(address);
    const visitor = await visit(browser, address);
    await moves(visitor);
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    await expect(visitor.locator('meta[name=robots]')).toHaveCount(0);
    await expect(visitor.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    const card = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    expect(card).toBe(`${address}/card.png`);
    const picture = await visitor.request.get(card ?? '');
    expect([picture.status(), picture.headers()['content-type'], picture.headers()['cache-control']]).toEqual([
      200,
      'image/png',
      'public, s-maxage=60, stale-while-revalidate=86400',
    ]);

    const { preview_url: preview, bundle_url: bundle } = await (await page.request.get(`/api/v1/mascots/${id}`)).json();
    expect((await visitor.request.get(preview)).headers()['content-type']).toBe('image/png');
    const compressed = await visitor.request.get(bundle, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect([
      compressed.headers()['content-encoding'],
      compressed.headers()['access-control-allow-origin'],
      Object.keys(await compressed.json()),
    ]).toEqual(['br', '*', ['spec', 'clips', 'canvases']]);

    await visitor.getByRole('button', { name: 'Play Jump', exact: true }).click();
    await expect(visitor.getByRole('button', { name: 'Play Jump', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(visitor.getByRole('region', { name: 'HTML code' })).toContainText('animation="jump"');
    await visitor.getByRole('tab', { name: 'Markdown' }).click();
    await expect(visitor.getByRole('region', { name: 'Markdown code' })).toContainText(`](${address})`);
    expect(await violations(visitor)).toEqual([]);
    await visitor.context().close();
  });

  await test.step('its first frame is shown in place without scripts', async () => {
    const plain = await visit(browser, address, { javaScriptEnabled: false });
    await expect(player(plain).locator('g[data-part=head]').first()).toBeVisible();
    const box = await player(plain).boundingBox();
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
    await plain.context().close();
  });

  await test.step('a phone shows it without horizontal overflow', async () => {
    const phone = await visit(browser, address, { viewport: { width: 390, height: 844 } });
    await moves(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await phone.context().close();
  });

  await test.step('other origins can embed it until it is private again', async () => {
    const elsewhere = await servePage(`<!doctype html><img \
src="${origin}/api/v1/mascots/${id}/preview?format=svg&animation=wave&t=0.6" width="200">
      <script type="module" src="${origin}/player.js"></script><service-player \
src="${origin}/api/v1/mascots/${id}/bundle?only=idle,wave"></service-player>`);
    const other = await visit(browser, elsewhere.address);
    expect(await other.evaluate(() => crossOriginIsolated)).toBe(true);
    await expect
      .poll(() => other.locator('img[width]').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await moves(other);
    await dialog.getByRole('switch', { name: 'Public' }).click();
    await expect(dialog.getByRole('button', { name: 'Create another link' })).toBeVisible();
    // The browser may show the cached response once more while it revalidates.
    await expect(async () => {
      await other.reload();
      const picture = other.locator('img[width]');
      expect(
        await picture.evaluate((image: HTMLImageElement) =>
          image.decode().then(
            () => image.naturalWidth,
            () => 0,
          ),
        ),
      ).toBe(0);
      await expect(player(other).locator('g[data-part]')).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await other.context().close();
    await elsewhere.close();
  });
});
