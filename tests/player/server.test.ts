import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { chatbot } from '@/lib/core/canvas/templates/chatbot';
import { firstFrame } from '@/lib/player/server';
import { bundleOf, playerTests, serveFiles } from '../support/player-page';

const bundle = bundleOf(undefined, { chatbot: chatbot.graph });
const frames = {
  sleep: firstFrame(bundle, { attributes: { src: '/bundle', animation: 'sleep', class: 'mascot' } }),
  canvas: firstFrame(bundle, { attributes: { src: '/bundle', canvas: 'chatbot' } }),
  palette: firstFrame(bundle, {
    attributes: {
      src: '/bundle',
      trigger: 'none',
      palette: JSON.stringify({ [bundle.spec.palette[0]?.name ?? '']: '#3366ff' }),
    },
  }),
};

const tests = playerTests(async () => ({
  files: await serveFiles({
    '/bundle': { json: bundle },
    ...Object.fromEntries(
      Object.entries(frames).map(([name, html]) => [
        `/${name}`,
        { type: 'text/html', body: `<!doctype html><body>${html}<p>After it.</p></body>` },
      ]),
    ),
  }),
}));

/**
 * The rendered drawing in the page: every element with its attributes and computed paint, and the size of the player.
 */
const standing = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('service-player');
    const drawings = [...(host?.shadowRoot?.querySelectorAll('svg') ?? [])];
    const nodes = drawings
      .flatMap((svg) => [...svg.querySelectorAll('*')])
      .map((node) => {
        const { fill, stroke, opacity, display } = getComputedStyle(node);
        const said = [...node.attributes].filter(({ value }) => value).map(({ name, value }) => `${name}=${value}`);
        return [node.localName, ...said.sort(), fill, stroke, opacity, display].join(' ');
      });
    return { drawings: drawings.length, nodes, box: host?.getBoundingClientRect().toJSON() as unknown };
  });

describe('a first frame from the server', () => {
  for (const name of ['sleep', 'canvas', 'palette'] as const) {
    test(`equals the first frame of the player in nodes, colours and size: ${name}`, async () => {
      const page = await tests.newPage({ viewport: { width: 400, height: 460 } });
      await page.goto(`${tests.served.files.origin}/${name}`);
      const before = await standing(page);
      // Stopped at its first frame for the comparison.
      await page.evaluate(() => document.querySelector('service-player')?.setAttribute('speed', '0'));
      await page.addScriptTag({ type: 'module', url: '/player.js' });
      await page.waitForFunction(() => document.querySelector('service-player')?.hasAttribute('aria-label'));
      expect(before.nodes.length).toBeGreaterThan(50);
      expect(await standing(page)).toEqual(before);
      await page.close();
    });
  }

  test('shows the start pose of its animation', () => {
    expect(firstFrame(bundle, { attributes: { animation: 'sleep' } })).not.toBe(
      firstFrame(bundle, { attributes: { animation: 'wave' } }).replace('wave', 'sleep'),
    );
    expect(firstFrame(bundle, { attributes: { animation: 'nobody' } })).toContain('<svg');
    expect(firstFrame(bundle, { attributes: { palette: '{"nothing":1}', canvas: 'none' } })).toContain('<svg');
  });

  test('escapes attributes, and has a nonce or no styles', () => {
    const html = firstFrame(bundle, {
      attributes: { src: '/a?b&"<c>', 'follow-cursor': true, 'no-shadow': false, class: null },
      nonce: 'abc',
    });
    expect(html.slice(0, html.indexOf('<svg'))).toMatch(
      new RegExp(
        String.raw`^<service-player src="/a\?b&amp;&quot;&lt;c&gt;" follow-cursor=""><template ` +
          String.raw`shadowrootmode="open"><style nonce="abc">:host\(.*\}</style>$`,
      ),
    );
    expect(firstFrame(bundle, { styles: false })).not.toContain('style');
    expect(firstFrame(bundle, { attributes: { 'no-shadow': true } })).toBe(
      '<service-player no-shadow=""></service-player>',
    );
    expect(firstFrame(bundle, { attributes: { 'no-shadow': 'false' } })).toContain('<svg');
  });
});
