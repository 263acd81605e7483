import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { chatbot } from '@/lib/core/canvas/templates/chatbot';
import { firstFrame } from '@/lib/player/server';
import { bundleOf, playerTests, serveFiles } from '../support/player-page';

const bundle = bundleOf(undefined, { chatbot: chatbot.graph });
const token = bundle.spec.palette[0]?.name ?? '';

/** The Content-Security-Policy of the guide. */
const [, GUIDE = ''] = /^Content-Security-Policy: (.+)$/m.exec(readFileSync('docs/guides/embed.md', 'utf8')) ?? [];

/** The nonce of the page's scripts, for a policy that names no hosts. */
const NONCE = 'bm9uY2U';

/** The script of the page, which uses every feature of the player. */
const SCRIPT = `
const player = document.getElementById('mascot');
const until = (type) => new Promise((done) => player.addEventListener(type, done, { once: true }));
window.broken = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => \
broken.push(violatedDirective + ' ' + blockedURI));
await customElements.whenDefined('service-player');
if (!player.animations.length) await until('ready');
player.setAttribute('animation', 'wave');
player.setAttribute('palette', JSON.stringify({ ${token}: '#3366ff' }));
player.setAttribute('follow-cursor', '');
document.documentElement.dispatchEvent(new PointerEvent('pointermove', { clientX: 5, clientY: 5, pointerType: 'mouse' \
}));
await player.speak([{ at: 0, viseme: 'aa' }, { at: 0.2, viseme: 'PP' }]);
player.setAttribute('canvas', 'chatbot');
player.fire('success');
await until('statechange');
player.toggleAttribute('no-shadow', true);
player.pause();
player.play('dance');
player.seek(0.5);
document.body.append(player.cloneNode());
await new Promise((done) => setTimeout(done, 300));
window.poster = document.getElementById('poster').shadowRoot.firstElementChild?.localName;
window.done = [...document.querySelectorAll('service-player:not(#poster)')].map((each) => \
Boolean((each.hasAttribute('no-shadow') ? each : each.shadowRoot).querySelector('[data-part=head]')));
`;

const tests = playerTests(async () => {
  const service = await serveFiles({
    '/api/v1/mascots/msc_a/bundle': { json: bundle },
    // The bundle arrives after the poster is shown.
    '/api/v1/mascots/msc_late/bundle': () => undefined,
  });
  const src = `${service.origin}/api/v1/mascots/msc_a/bundle`;
  const sleeping = firstFrame(bundle, { attributes: { src, animation: 'sleep' }, styles: false });
  const page = (policy: string) => (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
      .end(`<!doctype html><html><head><link rel="icon" href="/icon.png">
      <script type="module" nonce="${NONCE}" src="/page.js"></script><script type="module" nonce="${NONCE}" \
src="${service.origin}/player.js"></script></head><body>
      <service-player id="mascot" src="${src}"></service-player><service-player id="poster" \
src="${src.replace('msc_a', 'msc_late')}"></service-player>${sleeping}</body></html>`);
  };
  const strict = GUIDE.replaceAll('{{origin}}', service.origin);
  const site = await serveFiles({
    '/strict': page(strict),
    '/trusted': page(`${strict}; require-trusted-types-for 'script'; trusted-types 'none'`),
    '/nonce': page(
      `default-src 'self'; script-src 'nonce-${NONCE}'; style-src 'self'; connect-src ${service.origin}; ` +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    '/page.js': { type: 'text/javascript', body: SCRIPT },
    '/icon.png': { type: 'image/png', body: '' },
  });
  return { service, site };
});

/** Plays everything on a page; gives the results of the page, its console messages and its requests. */
async function played(
  path: string,
): Promise<{ broken: string[]; done: boolean[]; poster: string; troubles: string[]; hosts: string[] }> {
  const page: Page = await tests.newPage();
  const troubles: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => void troubles.push(message.text()));
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${tests.served.site.origin}${path}`);
  await page.waitForFunction(() => 'done' in window, null, { timeout: 15_000 });
  const seen = await page.evaluate(() => {
    const { broken, done, poster } = window as unknown as { broken: string[]; done: boolean[]; poster: string };
    return { broken, done, poster };
  });
  await page.close();
  return { ...seen, troubles, hosts: [...hosts] };
}

describe('a page under a strict policy', () => {
  test.each([
    ['the one of the guide', '/strict'],
    ['that and require-trusted-types-for', '/trusted'],
    ['one with a nonce in place of hosts', '/nonce'],
  ])(
    'plays motions, canvases, colours, the pointer and speech without a violation, an error or a request to another ' +
      'host: %s',
    async (_, path) => {
      const { site, service } = tests.served;
      expect(await played(path)).toEqual({
        broken: [],
        done: [true, true, true],
        poster: 'canvas',
        troubles: [],
        hosts: [site.origin, service.origin],
      });
    },
  );
});
