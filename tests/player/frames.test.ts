import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundleOf, playerTests, serveFiles } from '../support/player-page';

const COUNT = 100;

let page: Page;
const tests = playerTests(async () => {
  const players = '<service-player src="/bundle" follow-cursor style="width:24px;height:24px"></service-player>'.repeat(
    COUNT,
  );
  const files = await serveFiles({
    '/bundle': { json: bundleOf() },
    '/': {
      type: 'text/html',
      body:
        '<!doctype html><body style="margin:0;height:9000px"><script type="module" src="/player.js"></script>' +
        `${players}</body>`,
    },
  });
  return { files };
});

/**
 * Opens a page with a hundred mascots that follow the pointer. All tests share it and restore its state.
 */
beforeAll(async () => {
  page = await tests.newPage({ viewport: { width: 900, height: 700 } });
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const counts = { asked: 0 };
    window.requestAnimationFrame = (callback) => {
      counts.asked += 1;
      return request(callback);
    };
    Object.assign(window, { counts, request });
  });
  await page.goto(tests.served.files.origin);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('service-player')].every((each) => each.shadowRoot?.querySelector('svg')),
  );
  return () => page.close();
});

beforeEach(async () => {
  await page.mouse.move(700, 600);
  await expect.poll(asked).toBeGreaterThan(0);
});

/** Counts the calls of requestAnimationFrame by the player during fifteen frames of the browser. */
const asked = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { counts, request } = window as unknown as {
          counts: { asked: number };
          request: typeof requestAnimationFrame;
        };
        const before = counts.asked;
        let frames = 0;
        const next = (): void => {
          frames += 1;
          if (frames < 15) request(next);
          else resolve(counts.asked - before);
        };
        request(next);
      }),
  );
const each = (act: 'pause' | 'play') =>
  page.evaluate((method) => document.querySelectorAll('service-player').forEach((player) => player[method]()), act);

describe('a hundred mascots on a page', () => {
  test('share one request for a frame', async () => {
    await page.mouse.move(300, 300);
    const count = await asked();
    expect(count).toBeGreaterThan(3);
    expect(count).toBeLessThanOrEqual(16);
  });

  test('request no frames while out of view, and continue afterwards', async () => {
    await page.evaluate(() => scrollTo(0, 5000));
    await expect.poll(asked).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(200, 300);
    await expect.poll(asked).toBeGreaterThan(3);
  });

  test('request no frames in a hidden tab, and continue afterwards', async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    expect(await asked()).toBe(0);
    await hide(false);
    await page.mouse.move(200, 300);
    await expect.poll(asked).toBeGreaterThan(3);
  });

  test('request no frames while paused, and continue afterwards', async () => {
    await each('pause');
    expect(await asked()).toBe(0);
    await each('play');
    await page.mouse.move(200, 300);
    await expect.poll(asked).toBeGreaterThan(3);
  });

  test('request no frames after they are removed', async () => {
    await page.evaluate(() => document.querySelectorAll('service-player').forEach((player) => player.remove()));
    expect(await asked()).toBe(0);
  });
});
