import { chromium, expect, test, type Page } from '@playwright/test';
import { createMascot, openEditor, ORIGIN, post, signIn } from './support/person';

/** A host name that its owner has pointed at this server (DNS rebinding). */
const REBOUND = `http://evil.test:${process.env.E2E_PORT}`;

test('a page on a rebound host name cannot sign in, read a link or create a key', async () => {
  // Newer browsers block such requests to the local network themselves; older ones do not.
  const unguarded = '--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests';
  const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP evil.test 127.0.0.1', unguarded];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  const page = await browser.newPage();
  const answers: number[] = [];
  for (const path of [
    '/',
    '/sign-in',
    '/sign-in?sent=person%40example.com',
    '/mascots',
    '/player.js',
    '/docs',
    '/api/health',
  ]) {
    const answer = await page.goto(`${REBOUND}${path}`);
    answers.push(answer?.status() ?? 0);
    expect(await answer?.text(), path).not.toContain('token=');
  }
  // The attacker's page, served before the name was pointed at this server.
  await page.route(`${REBOUND}/attack`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  );
  await page.goto(`${REBOUND}/attack`);
  const asked = await page.evaluate(async () => {
    const json = { 'Content-Type': 'application/json' };
    const calls: [string, RequestInit?][] = [
      ['/api/v1/sign-in', { method: 'POST', headers: json, body: '{"email":"person@example.com"}' }],
      ['/api/v1/keys', { method: 'POST', headers: json, body: '{}' }],
      ['/api/v1/presets'],
      ['/api/mcp', { method: 'POST', headers: json, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }],
      ['/sign-in/confirm', { method: 'POST', body: new URLSearchParams({ email: 'person@example.com', token: 'a' }) }],
    ];
    return Promise.all(calls.map(([path, init]) => fetch(path, init).then(({ status }) => status, String)));
  });
  await browser.close();
  expect(answers).toEqual(Array.from({ length: 7 }, () => 421));
  expect(asked).toEqual(Array.from({ length: 5 }, () => 421));
});

test('no page violates its own Content Security Policy', async ({ page, context }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) broken.push(`${page.url()} ${message.text()}`);
  });
  const look = async (path: string) => {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy'], path).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(answer?.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(answer?.headers()['x-content-type-options'], path).toBe('nosniff');
    await page.waitForLoadState('networkidle');
  };
  for (const path of [
    '/',
    '/docs',
    '/docs/quick-start',
    '/docs/reference/mascots',
    '/prices',
    '/characters',
    '/sign-in',
  ])
    await look(path);
  await signIn(page);
  await createMascot(page, 'a small fox');
  const editor = new URL(page.url()).pathname;
  const id = editor.split('/').at(-1);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  const canvas = await post(page, `/mascots/${id}/canvases`, { name: 'Chat', template: 'chatbot' });
  const visible = await context.request.patch(`/api/v1/mascots/${id}`, {
    headers: { origin: ORIGIN },
    data: { public: true },
  });
  expect(visible.ok()).toBe(true);
  for (const path of [
    editor,
    `${editor}/canvases/${canvas.id}`,
    `/m/${id}`,
    '/mascots',
    '/mascots/new',
    '/jobs',
    '/account',
  ])
    await look(path);
  for (const path of ['usage', 'settings', 'webhooks', 'keys', 'people']) await look(`/workspace/${path}`);
  expect(broken).toEqual([]);
});

test('the image optimizer is disabled, and invalid characters in a path give a 404', async ({ request }) => {
  for (const path of [
    '/_next/image?url=%2Fpictures%2Fmascots.png&w=640&q=75',
    '/m/%00',
    '/m/%00/frame',
    '/m/%00/card.png',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('no public page has a broken link', async ({ request }) => {
  const seen = new Map<string, number>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const answer = await request.get(path);
    seen.set(path, answer.status());
    if (!/text\/html/.test(answer.headers()['content-type'] ?? '')) continue;
    for (const [, href = ''] of (await answer.text()).matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g))
      waiting.push(href.replaceAll('&amp;', '&'));
  }
  expect(seen.size).toBeGreaterThan(20);
  expect([...seen].filter(([, status]) => status >= 400)).toEqual([]);
});

test('unknown paths show a 404 page: that of the site, or of the studio for signed-in users', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('link', { name: 'Look in the docs' }).click();
  await expect(page.getByRole('heading', { name: 'Documentation' })).toBeVisible();
  await signIn(page);
  for (const path of ['/mascots/msc_aaaabbbbccccddddeeee', '/jobs/job_aaaabbbbccccddddeeee']) {
    // A page with a loading state has sent status 200 before its content is known.
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Site' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Go to your mascots' }).click();
  await expect(page).toHaveURL('/mascots');
});

const hexIn = (tab: Page, token: string) => tab.getByRole('textbox', { name: `${token} hex` });
const saved = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Saved' });

async function paint(tab: Page, token: string, color: string): Promise<void> {
  await hexIn(tab, token).fill(color);
  await hexIn(tab, token).press('Enter');
  await tab.keyboard.press('ControlOrMeta+s');
}

test('two tabs that change different colours are merged; the user resolves a conflict', async ({ page, context }) => {
  await signIn(page);
  await createMascot(page, 'an orange fox with a green apron');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const colors = async () => {
    const { palette } = (await (await context.request.get(`/api/v1/mascots/${id}`)).json()) as {
      palette: { name: string; color: string }[];
    };
    return Object.fromEntries(palette.map(({ name, color }) => [name, color]));
  };
  const other = await context.newPage();
  await openEditor(other, id);

  await paint(page, 'Apron', '#7c3aed');
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await colors()).apron).toBe('#7c3aed');
  await paint(other, 'Body', '#3366cc');
  await expect(other.getByText('Merged with a change made elsewhere.')).toBeVisible();
  await expect.poll(async () => (await colors()).body).toBe('#3366cc');
  expect((await colors()).apron).toBe('#7c3aed');
  await expect(hexIn(other, 'Apron')).toHaveValue('#7c3aed');

  // The first tab knows nothing of it, so its undo reverts only its own change.
  await hexIn(page, 'Apron').blur();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(async () => (await colors()).apron).not.toBe('#7c3aed');
  expect((await colors()).body).toBe('#3366cc');
  // Until its save has ended, the first tab may still take in what the other one saves.
  await expect(hexIn(page, 'Body')).toHaveValue('#3366cc');
  await expect(saved(page)).toBeVisible();

  await paint(other, 'Body', '#112233');
  await expect.poll(async () => (await colors()).body).toBe('#112233');
  await paint(page, 'Body', '#445566');
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere too' });
  await expect(dialog).toBeVisible();
  expect((await colors()).body).toBe('#112233');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await colors()).body).toBe('#445566');
});
