import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { violations } from './support/axe';
import { createMascot, signIn } from './support/person';

/** A round creature with two eyes, a mouth, two arms and two legs on white, as a person would draw one. */
const CREATURE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">
  <rect width="480" height="480" fill="#ffffff"/>
  <path d="M150 230C90 220 60 170 70 150s60 20 100 50zM330 230c60-10 90-60 80-80s-60 20-100 50z" fill="#e07b2a"/>
  <rect x="185" y="340" width="40" height="90" rx="20" fill="#e07b2a"/><rect x="255" y="340" width="40" height="90" \
rx="20" fill="#e07b2a"/>
  <ellipse cx="240" cy="240" rx="110" ry="125" fill="#f5a04a"/>
  <circle cx="205" cy="205" r="18" fill="#2b1a10"/><circle cx="275" cy="205" r="18" fill="#2b1a10"/>
  <path d="M205 265q35 30 70 0z" fill="#8c2f39"/>
</svg>`;

test('a pasted picture is rebuilt as a mascot, and compared with it', async ({ page }) => {
  await signIn(page);
  await page.goto('/mascots/new');
  const png = (await sharp(Buffer.from(CREATURE)).png().toBuffer()).toString('base64');

  await test.step('a file that is not a picture gets a helpful error', async () => {
    await page.getByRole('tab', { name: 'Picture' }).click();
    await page
      .getByLabel('Drop, paste or choose a picture')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a fox') });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Choose a PNG, JPG, WebP or SVG picture.');
    await page
      .getByLabel('Drop, paste or choose a picture')
      .setInputFiles({ name: 'fox.png', mimeType: 'image/png', buffer: Buffer.from('a fox') });
    await expect(page.getByRole('main').getByRole('alert')).not.toHaveText('Choose a PNG, JPG, WebP or SVG picture.');
    await page.getByLabel('Or its address').fill('http://127.0.0.1:9/fox.png');
    await page.getByRole('button', { name: 'Fetch' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The address must start with https://.');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a paste works wherever the focus is', async () => {
    await page.getByRole('tab', { name: 'Describe' }).click();
    await page.evaluate((data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'creature.png', { type: 'image/png' }));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, png);
    await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rebuild it 12 credits' })).toBeEnabled();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('its parts, its fidelity and findings are shown', async () => {
    await page.getByLabel('Name').fill('Creature');
    await page.getByLabel('Notes').fill('It is about to hug somebody');
    await page.getByRole('button', { name: /^Rebuild it/ }).click();
    const review = page.getByRole('dialog', { name: 'Rebuilt from your picture' });
    await expect(review).toBeVisible({ timeout: 90_000 });
    await expect(review).toContainText(/\d+ % alike/);
    await expect(review.getByRole('list', { name: 'From picture to parts' }).getByRole('listitem')).toHaveText([
      'Your picture',
      'Cut out',
      'Rebuilt',
      /^\d+ parts$/,
    ]);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await review.getByRole('button', { name: 'See the parts on the stage' }).click();
    await expect(
      page.getByRole('list', { name: 'Parts in colours' }).getByRole('listitem').filter({ hasText: 'Body' }),
    ).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.locator('main').click({ position: { x: 700, y: 300 } });
    await page.keyboard.press('p');
    await expect(page.getByRole('list', { name: 'Parts in colours' })).toHaveCount(0);
    await page.getByRole('button', { name: /% alike/ }).click();
    await review.getByRole('button', { name: 'Describe a change' }).click();
    await expect(page.getByRole('textbox', { name: 'Describe a change' })).toBeFocused();
  });
});

test('a motion is created from a video', async ({ page }) => {
  await signIn(page);
  await createMascot(page, 'a green robot');
  const film = await page.evaluate(async () => {
    const body = JSON.stringify({ format: 'mp4', animation: 'jump', size: 256, fps: 15, background: '#ffffff' });
    const job = await fetch(`/api/v1${window.location.pathname}/exports`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }).then((answer) => answer.json());
    const { result } = await fetch(`/api/v1/jobs/${job.id}?wait=60`).then((answer) => answer.json());
    const file = await fetch(String(result.file.url));
    const bytes = new Uint8Array(await file.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  await page
    .getByLabel('Drop or choose a video')
    .setInputFiles({ name: 'jump.mp4', mimeType: 'video/mp4', buffer: Buffer.from(film, 'base64') });
  await expect(page.getByLabel('jump.mp4')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Follow the video 10 credits' }).click();
  await expect(page.getByRole('list', { name: 'Animations of this mascot' }).getByRole('listitem')).toHaveCount(1, {
    timeout: 90_000,
  });
});
