import type { ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Embed, SNIPPETS, type SnippetId } from '@/lib/contract/embed-code/snippets';
import { chatbot } from '@/lib/core/canvas/templates/chatbot';
import { pasted } from '../../support/paste';
import { type Answer, bundleOf, openBrowser, serveFiles } from '../../support/player-page';

type Server = Awaited<ReturnType<typeof serveFiles>>;

const TOKEN = 'a.token';
const agents = new Set<ServerResponse>();
const agentSays = (event: string) => agents.forEach((agent) => agent.write(`event: ${event}\ndata: {}\n\n`));

let browser: Browser | null;
let service: Server;
let site: Server;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  browser = await openBrowser();
  service = await serveFiles({
    [`/api/v1/mascots/msc_a/bundle?token=${TOKEN}&v=ver_1`]: { json: bundleOf(undefined, { chatbot: chatbot.graph }) },
    '/api/v1/mascots/msc_a/preview': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
  const files: Record<string, Answer> = {
    '/agent/events': (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
      agents.add(response);
    },
  };
  for (const { id, language, code } of SNIPPETS) {
    const embed: Embed = {
      origin: service.origin,
      mascotId: 'msc_a',
      token: TOKEN,
      version: 'ver_1',
      animation: 'wave',
    };
    const text = code(embed);
    if (language !== 'html') files[`/${id}.js`] = { type: 'text/javascript', body: await pasted(language, text) };
    const body = language === 'html' ? text : `<div id="app"></div><script type="module" src="/${id}.js"></script>`;
    files[`/${id}`] = {
      type: 'text/html',
      body: `<!doctype html><html><head><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
    };
  }
  site = await serveFiles(files);
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
  await site?.close();
});

/** Opens the page that contains a snippet, on another origin than the service, and waits for the mascot. */
async function open(id: SnippetId): Promise<void> {
  if (!browser) throw new Error('There is no Chromium to test in.');
  await page?.close();
  page = await browser.newPage();
  troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on(
    'console',
    (message) => void (['error', 'warning'].includes(message.type()) && troubles.push(message.text())),
  );
  await page.goto(`${site.origin}/${id}`);
  await page.waitForFunction(() =>
    document.querySelector('service-player')?.shadowRoot?.querySelector('[data-part=head]'),
  );
}

const state = () => page.evaluate(() => document.querySelector('service-player')?.state);
const label = () => page.locator('service-player').first().getAttribute('aria-label');

describe('a snippet that is pasted unchanged', () => {
  for (const { id, title } of SNIPPETS.filter((snippet) => snippet.id !== 'agent')) {
    test(`shows the mascot and plays its motion: ${title}`, async () => {
      await open(id);
      await expect.poll(label).toMatch(/, wave$/);
      expect(await page.locator('service-player').count()).toBe(1);
      expect(troubles).toEqual([]);
    });
  }

  for (const id of ['react', 'vue', 'svelte'] as const) {
    test(`removes the player when its component unmounts: ${id}`, async () => {
      await open(id);
      await page.evaluate(() => (window as unknown as { leave(): void }).leave());
      await page.waitForTimeout(100);
      expect(await page.locator('service-player').count()).toBe(0);
      expect(troubles).toEqual([]);
    });
  }

  test('shows the events of an agent', async () => {
    await open('agent');
    await expect.poll(() => agents.size).toBeGreaterThan(0);
    expect(await state()).toBe('hello');
    await expect.poll(state).toBe('idle');
    for (const [event, shown] of [
      ['thinking', 'thinking'],
      ['text', 'talking'],
      ['done', 'idle'],
      ['failed', 'sorry'],
    ] as const) {
      agentSays(event);
      await expect.poll(state).toBe(shown);
    }
    expect(troubles).toEqual([]);
  });
});
