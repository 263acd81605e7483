import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { createMascot, signIn } from './support/person';

test('exports by destination, several at once, compares them with the stage, and lists them later', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await createMascot(page, 'a purple octopus with a sailor hat');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const place = (name: string) => dialog.getByRole('radio', { name, exact: true });
  const format = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
  const more = dialog.getByRole('button', { name: /more formats$/ });
  const chosen = dialog.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  const making = dialog.getByRole('list', { name: 'Files being made' }).getByRole('listitem');
  const choose = async (name: string, option: string) => {
    await dialog.getByLabel(name).click();
    await page.getByRole('option', { name: option }).click();
  };
  const newFiles = () => dialog.getByRole('tab', { name: 'New files' }).click();

  await test.step('a destination recommends a format, also by keyboard', async () => {
    await expect(place('Website')).toBeFocused();
    await expect(format('Animated SVG')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(place('App')).toBeChecked();
    await expect(format('dotLottie')).toBeChecked();
    await place('Chat and stickers').click();
    await expect(format('GIF')).toBeChecked();
    await expect(dialog.getByRole('img', { name: 'GIF, as it will look' })).toBeVisible();
    await expect(chosen).toContainText(/512 × 512 px · \d+ frames · [\d.]+ s/);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('options that no selected format supports are hidden', async () => {
    await expect(dialog.getByLabel('Frame rate')).toBeVisible();
    await place('Website').click();
    await expect(dialog.getByLabel('Frame rate')).toHaveCount(0);
    await place('Print').click();
    await expect(dialog.getByLabel('Animation')).toHaveCount(0);
    await more.click();
    await format('Logo SVG').click();
    await format('SVG still').click();
    await expect(chosen).toHaveCount(1);
    await expect(dialog.getByRole('radiogroup', { name: 'Badge' })).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('impossible exports are reported before they start', async () => {
    await place('Code and games').click();
    await choose('Size', '2048 px');
    await expect(chosen).toContainText('choose a smaller size');
    await expect(dialog.getByRole('button', { name: 'Export Sprite sheet' })).toBeDisabled();
    await choose('Size', '256 px');
  });

  await test.step('the size of a vector file is known in advance, and its fidelity afterwards', async () => {
    await place('Website').click();
    await expect(chosen).toContainText(/about [\d.]+ KB/);
    await dialog.getByRole('button', { name: 'Export Animated SVG' }).click();
    await expect(making.getByRole('link', { name: /^Download / })).toBeVisible({ timeout: 90_000 });
    await expect(making).toContainText(/Kept until \w+ \d+, \d{4}/);
    await expect
      .poll(() => making.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(256);
    await making.getByRole('button', { name: 'Verified' }).click();
    const figures = page.getByRole('dialog', { name: 'Verified' });
    await expect(figures).toContainText('no difference that an eye can see');
    await expect(figures).toContainText(/Mean difference\s*0\.\d\d %/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await making.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const answer = await page.request.get(await page.evaluate(() => navigator.clipboard.readText()));
    expect(answer.headers()['content-type']).toBe('image/svg+xml');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('several exports run at once, and each can be cancelled', async () => {
    await newFiles();
    await more.click();
    await format('Lottie').click();
    await format('Animated WebP').click();
    await choose('Size', '1024 px');
    await dialog.getByRole('button', { name: 'Export 3 files' }).click();
    await expect(making).toHaveCount(4);
    await dialog.getByRole('button', { name: /^Cancel .*\.webp$/ }).click();
    await expect(making).toHaveCount(3);
    await expect(making.getByRole('link', { name: /^Download / })).toHaveCount(3, { timeout: 90_000 });
  });

  await test.step('Lottie and dotLottie are played by third-party players, beside the own rendering', async () => {
    await dialog.getByRole('button', { name: /^Show .*\.json$/ }).click();
    const played = dialog.getByRole('img', { name: 'The motion in the file, as lottie-web plays it' });
    const drawn = () => played.locator('svg').innerHTML();
    await expect(dialog.getByText('Played by lottie-web')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'The same moment, as the studio draws it' })).toBeVisible();
    const poster = await drawn();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(drawn).not.toBe(poster);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(drawn).toBe(poster);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await newFiles();
    for (const name of ['Lottie', 'Animated WebP'])
      await dialog.getByRole('button', { name: `Leave out ${name}` }).click();
    await place('App').click();
    await dialog.getByRole('button', { name: 'Export dotLottie' }).click();
    await expect(dialog.getByText('Played by dotlottie-web')).toBeVisible({ timeout: 90_000 });
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });

  await test.step('an unreachable service is reported, and the export can be retried', async () => {
    await newFiles();
    await place('Print').click();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Export SVG still' }).click();
    await expect(making.getByRole('alert')).toContainText('Check your connection, then try again.');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: /^Try again: / }).click();
    await expect(making.first().getByRole('link', { name: /^Download / })).toBeVisible({ timeout: 90_000 });
  });

  await test.step('files are still listed by name after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await dialog.getByRole('tab', { name: 'Files', exact: true }).click();
    const before = dialog.getByRole('list', { name: 'Made before' }).getByRole('listitem');
    await expect(before.filter({ hasText: /-idle\.svg/ }).first()).toContainText('Kept until');
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });
});

test('a canvas is exported as dotLottie, with the limitations of its players', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'a small fox');
  await page.evaluate(async () => {
    const { pathname } = window.location;
    await fetch(`/api/v1${pathname}/canvases`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ template: 'chatbot', name: 'Front desk' }),
    });
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'App', exact: true }).click();
  await dialog.getByLabel('Canvas or animation').click();
  await page.getByRole('option', { name: 'Front desk (canvas)' }).click();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Export dotLottie' }).click();
  await expect(dialog.getByRole('link', { name: /^Download / })).toHaveAttribute('download', /-front-desk\.lottie$/, {
    timeout: 90_000,
  });
  await expect(dialog.getByText('Played by dotlottie-web')).toBeVisible();
  await expect(dialog.getByText(/^A dotLottie player ends a blend before/)).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
});
