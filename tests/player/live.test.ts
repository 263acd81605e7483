import type { Browser, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { ServicePlayer } from '@/lib/player';
import { bundleOf, playerTests, serveFiles } from '../support/player-page';
import { acceptedSpec } from '../support/specs';
import { biped } from '../support/rigs';

const SECONDS = 2;
const RATE = 8000;

/** A WAV recording of a tone that turns on and off four times a second; silence if `loudness` is 0. */
function recording(loudness = 20000): Buffer {
  const wav = Buffer.alloc(44 + SECONDS * RATE * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  for (const [value, at, size] of [
    [16, 16, 4],
    [1, 20, 2],
    [1, 22, 2],
    [RATE, 24, 4],
    [RATE * 2, 28, 4],
    [2, 32, 2],
    [16, 34, 2],
  ] as const)
    wav.writeUIntLE(value, at, size);
  wav.write('data', 36);
  wav.writeUInt32LE(wav.length - 44, 40);
  for (let i = 0; i < SECONDS * RATE; i += 1)
    wav.writeInt16LE(Math.round(Math.sin(i / 6) * loudness * Math.abs(Math.sin((i / RATE) * Math.PI * 4))), 44 + i * 2);
  return wav;
}

const PAGE = `<!doctype html><body style="margin:0;height:2000px"><script type="module" src="/player.js"></script>
<service-player id="a" src="/bundle" trigger="none" follow-cursor \
style="position:absolute;left:300px;top:200px;width:200px"></service-player></body>`;

let page: Page;
const tests = playerTests(async () => ({
  files: await serveFiles({
    '/': { type: 'text/html', body: PAGE },
    '/bundle': { json: bundleOf(acceptedSpec(biped)) },
    '/speech.wav': (response) => response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(recording()),
    '/silence.wav': (response) => response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(recording(0)),
  }),
}));

async function open(options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  await page?.close();
  page = await tests.newPage({ viewport: { width: 800, height: 600 }, ...options });
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const counts = { frames: 0, listeners: 0 };
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        counts.frames += 1;
        callback(now);
      });
    EventTarget.prototype.addEventListener = function count(
      this: EventTarget,
      ...args: Parameters<typeof addEventListener>
    ) {
      const [type, , options] = args;
      const ended = typeof options === 'object' ? options.signal : undefined;
      if (type === 'pointermove') {
        counts.listeners += 1;
        if (ended) addEventListener.call(ended, 'abort', () => (counts.listeners -= 1));
      }
      addEventListener.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function count(
      this: EventTarget,
      ...args: Parameters<typeof removeEventListener>
    ) {
      if (args[0] === 'pointermove') counts.listeners -= 1;
      removeEventListener.apply(this, args);
    };
    Object.assign(window, { counts });
  });
  await page.goto(tests.served.files.origin);
  await page.waitForFunction(() =>
    document.querySelector('service-player')?.shadowRoot?.querySelector('[data-part=head]'),
  );
  return page;
}

/** The position of a part's drawing in the viewport, and its visible state. */
const shown = (part: string) =>
  page.evaluate((id) => {
    const group = document.querySelector('service-player')?.shadowRoot?.querySelector<SVGGElement>(`[data-part=${id}]`);
    const { x = 0, y = 0 } = group?.getBoundingClientRect() ?? {};
    return { x, y, state: group?.querySelector<SVGGElement>(':scope > g:not([display])')?.dataset.state };
  }, part);
const counts = () =>
  page.evaluate(() => ({ ...(window as unknown as { counts: { frames: number; listeners: number } }).counts }));
/** Waits until no frame has been requested for a fifth of a second. */
const quiet = () =>
  expect
    .poll(
      async () => {
        const before = (await counts()).frames;
        await page.waitForTimeout(200);
        return (await counts()).frames - before;
      },
      { timeout: 8000 },
    )
    .toBe(0);

describe('a mascot that follows the pointer', () => {
  test(
    'turns its eyes and head to it anywhere on the page, returns to rest when it leaves, and then requests no ' +
      'frames',
    async () => {
      await open();
      await quiet();
      const rest = { eye: await shown('pupil_left'), head: await shown('head') };
      await page.mouse.move(790, 300);
      await expect.poll(async () => (await shown('pupil_left')).x - rest.eye.x).toBeGreaterThan(4);
      expect((await shown('head')).x - rest.head.x).toBeGreaterThan(0.3);
      await page.mouse.move(10, 20);
      await expect.poll(async () => (await shown('pupil_left')).x - rest.eye.x).toBeLessThan(-3);
      expect((await shown('pupil_left')).y).toBeLessThan(rest.eye.y);
      await page.evaluate(() =>
        document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' })),
      );
      await quiet();
      expect(await shown('pupil_left')).toEqual(rest.eye);
      expect(await shown('head')).toEqual(rest.head);
    },
  );

  test('looks ahead again and requests no frames when the pointer stops', async () => {
    await open();
    const rest = await shown('pupil_left');
    await page.mouse.move(790, 300);
    await expect.poll(async () => (await shown('pupil_left')).x - rest.x).toBeGreaterThan(4);
    await quiet();
    expect(await shown('pupil_left')).toEqual(rest);
  });

  test('follows a finger', async () => {
    await open({ hasTouch: true });
    const rest = await shown('pupil_left');
    await page.touchscreen.tap(780, 320);
    await expect.poll(async () => (await shown('pupil_left')).x - rest.x).toBeGreaterThan(4);
  });

  test('stays still under prefers-reduced-motion', async () => {
    await open({ reducedMotion: 'reduce' });
    await quiet();
    const rest = await shown('pupil_left');
    await page.mouse.move(790, 300);
    await page.waitForTimeout(300);
    expect(await shown('pupil_left')).toEqual(rest);
  });

  test('removes its event listeners', async () => {
    await open();
    await page.evaluate(() => {
      for (let i = 0; i < 20; i += 1) document.body.append(document.querySelector('service-player')?.cloneNode() ?? '');
    });
    await page.waitForFunction(() =>
      [...document.querySelectorAll('service-player')].every((each) => each.shadowRoot?.querySelector('svg')),
    );
    expect((await counts()).listeners).toBe(21);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('service-player')) each.remove();
    });
    expect((await counts()).listeners).toBe(0);
  });

  test('starts and stops when the attribute is added and removed', async () => {
    await open();
    const rest = await shown('pupil_left');
    await page.mouse.move(790, 300);
    await expect.poll(async () => (await shown('pupil_left')).x - rest.x).toBeGreaterThan(4);
    await page.evaluate(() => document.querySelector('service-player')?.removeAttribute('follow-cursor'));
    expect(await shown('pupil_left')).toEqual(rest);
    await page.mouse.move(780, 300);
    await quiet();
  });
});

/** The mouth states that are shown during a speech. */
const mouths = (speech: string) =>
  page.evaluate(async (code) => {
    const player = document.querySelector('service-player') as ServicePlayer;
    const group = player.shadowRoot?.querySelector('[data-part=mouth]');
    const seen: string[] = [];
    const observer = new MutationObserver(() => {
      const state = group?.querySelector<SVGGElement>(':scope > g:not([display])')?.dataset.state;
      if (state !== undefined && state !== seen.at(-1)) seen.push(state);
    });
    if (group) observer.observe(group, { subtree: true, attributes: true });
    await (new Function('player', `return (async () => { ${code} })()`) as (player: ServicePlayer) => Promise<void>)(
      player,
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    observer.disconnect();
    return seen;
  }, speech);

describe('a mascot that speaks in a page', () => {
  test('moves its mouth to timed visemes, with code that is loaded on demand', async () => {
    await open();
    expect(tests.served.files.asked).not.toContain('/player-speak.js');
    expect(
      await mouths(
        "await player.speak([{ at: 0, viseme: 'aa' }, { at: 0.3, viseme: 'PP' }, { at: 0.5, viseme: 'ou' }, { " +
          "at: 0.8, viseme: 'sil' }])",
      ),
    ).toEqual(['ah', 'mm', 'oh', '']);
    expect(tests.served.files.asked).toContain('/player-speak.js');
    await quiet();
  });

  test('moves its mouth to the loudness of a recording, and shuts it at the end', async () => {
    await open();
    await page.mouse.click(5, 5);
    const seen = await mouths(`const audio = new Audio('/speech.wav'); await audio.play(); await player.speak(audio);`);
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(seen.length).toBeGreaterThan(6);
    expect(seen.length).toBeLessThan(40);
    expect(seen.at(-1)).toBe('');
  });

  test('keeps its mouth shut while a recording is silent', async () => {
    await open();
    await page.mouse.click(5, 5);
    const seen = await mouths(
      "const audio = new Audio('/silence.wav'); await audio.play(); await new Promise((next) => " +
        'setTimeout(next, 500)); await player.speak(audio);',
    );
    expect(seen.length).toBeLessThan(3);
  });

  test('can speak the same recording twice', async () => {
    await open();
    await page.mouse.click(5, 5);
    for (let i = 0; i < 2; i += 1) {
      const seen = await mouths(
        "const audio = (window.recording ??= new Audio('/speech.wav')); audio.currentTime = 1.2; await " +
          'audio.play(); await player.speak(audio);',
      );
      expect(seen.length).toBeGreaterThan(2);
    }
  });

  test('moves its mouth to a cross-origin recording whose samples it may not read', async () => {
    await open();
    await page.mouse.click(5, 5);
    const other = tests.served.files.origin.replace('127.0.0.1', 'localhost');
    const seen = await mouths(
      `const audio = new Audio('${other}/speech.wav'); audio.currentTime = 1; await audio.play(); await ` +
        'player.speak(audio);',
    );
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.at(-1)).toBe('');
  });

  test('throws for an invalid speech', async () => {
    await open();
    await expect(mouths(`await player.speak(7)`)).rejects.toThrow();
  });
});
