import type { ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chatbot } from '@/lib/core/canvas/templates/chatbot';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { recolor } from '@/lib/core/color/palette';
import { toOklch } from '@/lib/core/color/oklch';
import type { Matrix } from '@/lib/core/geometry/matrix';
import { transformText } from '@/lib/core/paint/svg';
import { rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import type { ServicePlayer } from '@/lib/player';
import { viewMarkup } from '@/lib/player/markup';
import { bundleOf, type FileServer, playerTests, pngOf, serveFiles } from '../support/player-page';
import { biped } from '../support/rigs';

const bundle = bundleOf(undefined, { chatbot: chatbot.graph });
const other = bundleOf(biped);

const page = (body: string) => ({
  type: 'text/html',
  body: `<!doctype html><meta charset="utf-8"><body style="margin:0"><script>
    window.told = [];
    for (const type of ['ready', 'ended', 'statechange', 'error']) addEventListener(type, (event) => event.detail && \
told.push([type, event.detail]));
    const request = requestAnimationFrame.bind(window);
    window.frames = 0;
    window.requestAnimationFrame = (callback) => request((now) => { window.frames += 1; callback(now); });
  </script><script type="module" src="/player.js"></script>${body}</body>`,
});

type Told = [type: string, detail: Record<string, unknown>][];

let files: FileServer;
let shown: Page;
const trouble: string[] = [];

const tests = playerTests(async () => ({
  files: await serveFiles({
    '/bundle': { json: bundle },
    '/other': { json: other },
    '/broken': { json: { spec: {} } },
    '/late': () => undefined,
    '/forbidden': (response) => response.writeHead(403).end(),
  }),
}));
beforeAll(() => {
  ({ files } = tests.served);
});
afterEach(async () => {
  await shown?.close();
  expect(trouble.splice(0)).toEqual([]);
});

async function open(body: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  files.files['/'] = page(body);
  shown = await tests.newPage({ viewport: { width: 800, height: 600 }, ...options });
  shown.on('pageerror', (error) => trouble.push(error.message));
  await shown.goto(files.origin);
  return shown;
}

const told = (type?: string) =>
  shown.evaluate(
    (wanted) => (window as unknown as { told: Told }).told.filter(([each]) => !wanted || each === wanted),
    type,
  );
const until = (type: string, count = 1) =>
  shown.waitForFunction(
    ([wanted, least]) =>
      (window as unknown as { told: Told }).told.filter(([each]) => each === wanted).length >= (least as number),
    [type, count] as const,
  );
const frames = () => shown.evaluate(() => (window as unknown as { frames: number }).frames);
const running = () =>
  shown.evaluate(() => document.querySelector('service-player')?.shadowRoot?.getAnimations().length ?? 0);
const act = <T>(work: (player: ServicePlayer) => T) =>
  shown.evaluate(`(${work.toString()})(document.querySelector('service-player'))`) as Promise<T>;
const film = () =>
  shown.waitForFunction(() => document.querySelector('service-player')?.shadowRoot?.getAnimations().length);
/** Reads the colour of one pixel from a screenshot of the element at a locator. */
async function seenAt(place: string, left: number, top: number): Promise<number[]> {
  const picture = sharp(await shown.locator(place).screenshot())
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 });
  return [...(await picture.raw().toBuffer())];
}
const label = () => act((player) => player.getAttribute('aria-label'));

/** The computed colour of a palette token: lightness, chroma and hue. */
const color = (token: string) =>
  shown.evaluate((name) => {
    const svg = document.querySelector('service-player')?.shadowRoot?.querySelector('svg') as SVGElement;
    const probe = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'desc'));
    probe.style.color = `oklch(from var(--mascot-${name}) l c h)`;
    const { color: measured } = getComputedStyle(probe);
    probe.remove();
    return (measured.match(/[\d.]+/g) ?? []).map(Number);
  }, token);

const near = (measured: number[], hex: string) => {
  const { l, c, h } = toOklch(hex);
  for (const [i, value] of [l, c, h].entries()) expect(measured[i]).toBeCloseTo(value, i === 2 ? 0 : 2);
};

const plays = () =>
  act((player) =>
    player.shadowRoot?.getAnimations().some(({ effect }) => effect?.getComputedTiming().iterations === 1),
  );
const start = () => act((player) => player.shadowRoot?.getAnimations()[0]?.startTime);

const standing = (markup: string) =>
  `<service-player src="/bundle"><template shadowrootmode="open">${markup}</template></service-player>`;

const PLAYER = '<service-player src="/bundle"></service-player>';

describe('<service-player>', () => {
  test('plays a clip without running script per frame, exactly as sampled', async () => {
    await open('<service-player src="/bundle" animation="wave" loop style="width:512px"></service-player>');
    await film();
    const before = await frames();
    await shown.waitForTimeout(300);
    expect(await frames()).toBe(before);
    const clip = bundle.clips.wave;
    if (!clip) throw new Error('There is no wave.');
    const rig = rigOf(bundle.spec);
    const motion = compileClip(rig, { ...clip, loop: true });
    for (const share of [0.13, 0.37, 0.52, 0.86]) {
      const seen = await shown.evaluate(
        (milliseconds) => {
          const root = document.querySelector('service-player')?.shadowRoot as ShadowRoot;
          for (const animation of root.getAnimations()) {
            animation.pause();
            animation.currentTime = milliseconds;
          }
          return [...root.querySelectorAll<SVGGElement>('g[data-part]')].map((group) => {
            const { a, b, c, d, e, f } = group.getScreenCTM() as DOMMatrix;
            const states = [...group.children].filter(
              (child) => getComputedStyle(child).display !== 'none' && getComputedStyle(child).opacity === '1',
            );
            return {
              id: group.dataset.part,
              matrix: [a, b, c, d, e, f],
              states: states.map((child) => (child as SVGGElement).dataset.state),
            };
          });
        },
        share * clip.duration * 1000,
      );
      for (const [i, { id, matrix, state }] of solve(rig, sample(motion, share * clip.duration)).entries()) {
        expect(seen[i]?.id).toBe(id);
        expect(seen[i]?.states, `${id} at ${share}`).toEqual([state ?? '']);
        for (const [k, value] of matrix.entries())
          expect(Math.abs((seen[i]?.matrix[k] ?? NaN) - value), `${id} at ${share}`).toBeLessThan(k < 4 ? 0.003 : 0.8);
      }
    }
  });

  test('sets aria-label to mascot and motion, but keeps a label of the author', async () => {
    await open(`${PLAYER}<service-player src="/bundle" aria-label="Our fox"></service-player>`);
    await until('ready', 2);
    expect(await label()).toBe('Maple, idle');
    await act((player) => player.setAttribute('animation', 'dance'));
    expect(await label()).toBe('Maple, dance');
    expect(await shown.locator('service-player').nth(1).getAttribute('aria-label')).toBe('Our fox');
    expect(await shown.locator('service-player').first().getAttribute('role')).toBe('img');
  });

  test('shows the old mascot without layout shift until the next one is loaded', async () => {
    await open('<service-player src="/bundle"></service-player><p>After it.</p>');
    await until('ready');
    const before = await shown.locator('service-player').boundingBox();
    await act((player) => player.setAttribute('src', '/late'));
    expect(await act((player) => player.shadowRoot?.querySelectorAll('svg').length)).toBe(1);
    await act((player) => player.setAttribute('src', '/other'));
    await until('ready', 2);
    expect([await shown.locator('service-player').boundingBox(), await label()]).toEqual([before, 'Bolt, idle']);
  });

  test('shows the preview until the bundle is loaded, and keeps it if that fails', async () => {
    let answer: (() => void) | undefined;
    Object.assign(files.files, {
      '/a/bundle': (response: ServerResponse) =>
        void (answer = () => response.writeHead(200).end(JSON.stringify(bundle))),
    });
    files.files['/b/preview'] = { type: 'image/png', body: pngOf(8, 16) };
    files.asked.splice(0);
    await open(
      '<service-player src="/a/bundle?token=t&v=ver_1&only=idle"></service-player><service-player ' +
        'src="/b/bundle"></service-player>',
    );
    await until('error');
    const posters = () =>
      shown.evaluate(() =>
        [...document.querySelectorAll('service-player')].map(({ shadowRoot }) =>
          [...(shadowRoot?.children ?? [])].map(({ localName }) => localName),
        ),
      );
    await expect.poll(posters).toEqual([['canvas'], ['canvas']]);
    expect(await shown.locator('service-player').first().boundingBox()).toMatchObject({ width: 320, height: 320 });
    expect(await shown.locator('service-player').last().boundingBox()).toMatchObject({ width: 320, height: 640 });
    expect(await seenAt('service-player >> nth=1', 4, 636)).toEqual([255, 0, 0]);
    expect(files.asked).toEqual(expect.arrayContaining(['/a/preview?token=t&v=ver_1', '/b/preview']));
    answer?.();
    await until('ready');
    expect(await posters()).toEqual([['svg'], ['canvas']]);
  });

  test('ignores a preview that arrives after the mascot is shown', async () => {
    let answer: (() => void) | undefined;
    const late = (response: ServerResponse) =>
      void (answer = () => response.writeHead(200, { 'Content-Type': 'image/png' }).end(pngOf(4, 4)));
    files.files['/c/bundle'] = { json: bundle };
    files.files['/c/preview'] = late;
    await open('<service-player src="/c/bundle"></service-player>');
    await until('ready');
    answer?.();
    await shown.waitForTimeout(100);
    expect(await act((player) => [...(player.shadowRoot?.children ?? [])].map(({ localName }) => localName))).toEqual([
      'svg',
    ]);
  });

  test('shows the last src, in whatever order the bundles arrive', async () => {
    let answer: (() => void) | undefined;
    files.files['/slow'] = (response) => void (answer = () => response.writeHead(200).end(JSON.stringify(bundle)));
    await open('<service-player src="/slow"></service-player>');
    await expect.poll(() => answer).toBeDefined();
    await act((player) => player.setAttribute('src', '/other'));
    await until('ready');
    answer?.();
    await shown.waitForTimeout(100);
    expect([await label(), await told('error'), (await told('ready')).length]).toEqual(['Bolt, idle', [], 1]);
  });

  test('requests a bundle once for several elements', async () => {
    files.asked.splice(0);
    await open(PLAYER.repeat(5));
    await until('ready', 5);
    expect(files.asked.filter((path) => path === '/bundle')).toHaveLength(1);
  });

  test.each([
    ['/nothing', 'not_found'],
    ['/forbidden', 'forbidden'],
    ['/broken', 'invalid_bundle'],
    ['http://127.0.0.1:1/x', 'network'],
  ])('fires an error with the reason for %s', async (src, reason) => {
    await open(`<service-player src="${src}"></service-player>`);
    await until('error');
    expect((await told('error'))[0]?.[1]).toMatchObject({ reason, message: expect.stringMatching(/\S/) });
  });

  test('fires errors for unknown motions, canvases and inputs, and continues', async () => {
    await open('<service-player src="/bundle" animation="fly"></service-player>');
    await until('error');
    await act((player) => player.play('swim'));
    await act((player) => player.fire('greet'));
    await act((player) => player.setAttribute('canvas', 'nowhere'));
    expect((await told('error')).map(([, { reason }]) => reason)).toEqual([
      'unknown_animation',
      'unknown_animation',
      'unknown_input',
      'unknown_canvas',
    ]);
    expect(await label()).toBe('Maple, idle');
  });

  test('plays, pauses, seeks and ends', async () => {
    await open('<service-player src="/bundle" trigger="none"></service-player>');
    await until('ready');
    expect([await running(), await label()]).toEqual([0, 'Maple']);
    await act((player) => player.play('nod'));
    expect(await label()).toBe('Maple, nod');
    await act((player) => player.pause());
    const head = () => act((player) => player.shadowRoot?.querySelector('[data-part=head]')?.getAttribute('transform'));
    await act((player) => player.seek(0.4));
    const still = await head();
    await shown.waitForTimeout(100);
    expect([await head(), await running()]).toEqual([still, 0]);
    await act((player) => player.play());
    await until('ended');
    expect([(await told('ended'))[0]?.[1], await label()]).toEqual([{ animation: 'nod' }, 'Maple']);
  });

  test('seeks while nothing plays, also before it is loaded, and continues from that time', async () => {
    await open('<service-player animation="nod" trigger="none"></service-player>');
    await shown.waitForFunction(() => customElements.get('service-player'));
    await act((player) => player.seek(0.4));
    await act((player) => player.setAttribute('src', '/bundle'));
    await until('ready');
    const head = () => act((player) => player.shadowRoot?.querySelector('[data-part=head]')?.getAttribute('transform'));
    const transforms = [0.4, 0.2].map((seconds) => {
      const rig = rigOf(bundle.spec);
      const { matrix = [] } =
        solve(rig, sample(compileClip(rig, bundle.clips.nod!), seconds)).find(({ id }) => id === 'head') ?? {};
      return transformText(matrix as Matrix);
    });
    expect([await head(), await label(), await running()]).toEqual([transforms[0], 'Maple, nod', 0]);
    await act((player) => player.seek(0.2));
    await shown.waitForTimeout(100);
    expect([await head(), await running()]).toEqual([transforms[1], 0]);
    await act((player) => player.play());
    await until('ended');
    expect([(await told('ended'))[0]?.[1], await label()]).toEqual([{ animation: 'nod' }, 'Maple']);
  });

  test('applies changes of speed and loop at once', async () => {
    await open('<service-player src="/bundle" animation="nod" loop speed="4"></service-player>');
    await film();
    expect(await act((player) => player.shadowRoot?.getAnimations().map(({ playbackRate }) => playbackRate)[0])).toBe(
      4,
    );
    await act((player) => player.setAttribute('speed', '2'));
    expect(await act((player) => player.shadowRoot?.getAnimations().map(({ playbackRate }) => playbackRate)[0])).toBe(
      2,
    );
    await act((player) => player.setAttribute('loop', 'false'));
    await until('ended');
    expect((await told('ended'))[0]?.[1]).toEqual({ animation: 'nod' });
  });

  test('takes colours from the palette attribute, else from CSS variables of the page', async () => {
    await open(`<style>service-player { --mascot-apron: #123456; --mascot-fur: #654321 }</style>${PLAYER}`);
    await until('ready');
    await act((player) => player.setAttribute('palette', '{"fur":"#a05030"}'));
    near(await color('apron'), '#123456');
    const tuned = recolor(bundle.spec, { fur: '#a05030' });
    if (!tuned.ok) throw new Error('The palette is wrong.');
    for (const { name, color: hex } of tuned.value.palette.filter(({ name: token }) => token.startsWith('fur')))
      near(await color(name), hex);
    for (const wrong of ['{', '{"fur":"red"}', '{"nothing":"#000000"}', '["#000000"]'])
      await shown.evaluate((text) => document.querySelector('service-player')?.setAttribute('palette', text), wrong);
    expect((await told('error')).map(([, { reason }]) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'invalid_palette'),
    );
    near(await color('fur'), '#a05030');
    await act((player) => player.removeAttribute('palette'));
    near(await color('fur'), '#654321');
  });

  test('plays on click, Enter and space with trigger="click"', async () => {
    await open('<service-player src="/bundle" animation="wave" trigger="click"></service-player>');
    await until('ready');
    const button = shown.getByRole('button', { name: 'Play wave: Maple' });
    await button.click();
    await expect.poll(plays).toBe(true);
    await button.press('Enter');
    await expect.poll(plays).toBe(false);
    await button.press(' ');
    await expect.poll(plays).toBe(true);
  });

  test('plays once for each pointer entry with trigger="hover"', async () => {
    await open(
      '<div style="height:400px"></div><service-player src="/bundle" animation="nod" trigger="hover" speed="4" ' +
        'style="width:100px"></service-player>',
    );
    await until('ready');
    expect(await label()).toBe('Maple, idle');
    await shown.hover('service-player');
    expect(await label()).toBe('Maple, nod');
    await until('ended');
    expect(await label()).toBe('Maple, idle');
  });

  test('runs a canvas and fires its state changes with their reasons', async () => {
    await open('<service-player src="/bundle" canvas="chatbot"></service-player>');
    await until('statechange');
    expect((await told('statechange'))[0]?.[1]).toEqual({ from: null, to: chatbot.graph.initial, why: 'start' });
    expect(await act((player) => player.inputs)).toMatchObject({ typing: false, talking: false });
    await act((player) => {
      player.setInput('thinking', true);
      player.fire('agree');
    });
    expect((await told('statechange'))[1]?.[1]).toEqual({ from: 'hello', to: 'agreeing', why: 'agree fired' });
    expect([await act((player) => player.state), await label()]).toEqual(['agreeing', 'Maple, agreeing']);
    await until('statechange', 4);
    expect((await told('statechange')).slice(2).map(([, { why }]) => why)).toEqual(['nod ended', 'thinking is true']);
    await act((player) => player.removeAttribute('canvas'));
    expect(await act((player) => player.state)).toBe(null);
  });

  test('plays frame by frame if its film code cannot be loaded, and requests no frames after the end', async () => {
    const part = files.files['/player-film.js'] ?? { json: null };
    files.files['/player-film.js'] = (response) => response.writeHead(404).end();
    try {
      await open(PLAYER);
      await until('ready');
      await shown.waitForFunction(() => (window as unknown as { frames: number }).frames > 20);
      expect([files.asked.includes('/player-film.js'), await running()]).toEqual([true, 0]);
      const posed = () =>
        act((player) =>
          [...(player.shadowRoot?.querySelectorAll('[data-part]') ?? [])]
            .map((each) => each.getAttribute('transform'))
            .join(),
        );
      const before = await posed();
      await expect.poll(posed).not.toBe(before);
      await act((player) => {
        player.setAttribute('loop', 'false');
        player.setAttribute('trigger', 'none');
        player.play('nod');
      });
      await until('ended');
      await expect
        .poll(async () => {
          const resting = await frames();
          await shown.waitForTimeout(150);
          return (await frames()) - resting;
        })
        .toBe(0);
    } finally {
      files.files['/player-film.js'] = part;
    }
  });

  test('keeps its drawing when it is moved in the page, and stops everything when it is removed', async () => {
    await open(`${PLAYER}<div></div>`);
    await film();
    const same = await shown.evaluate(() => {
      const player = document.querySelector('service-player') as ServicePlayer;
      const svg = player.shadowRoot?.querySelector('svg');
      document.querySelector('div')?.append(player);
      return svg === player.shadowRoot?.querySelector('svg');
    });
    expect(same).toBe(true);
    await film();
    expect(
      await shown.evaluate(async () => {
        const player = document.querySelector('service-player') as ServicePlayer;
        player.remove();
        const before = (window as unknown as { frames: number }).frames;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return [player.shadowRoot?.getAnimations().length, (window as unknown as { frames: number }).frames - before];
      }),
    ).toEqual([0, 0]);
  });

  test('stops out of view, and is in step with others when it is visible again', async () => {
    await open(`${PLAYER}<div style="height:3000px"></div>`);
    await film();
    await shown.evaluate(() => document.body.prepend(document.createElement('service-player')));
    await shown.evaluate(() => document.querySelector('service-player')?.remove());
    const before = await start();
    await shown.evaluate(() => scrollTo(0, 3000));
    await expect.poll(running).toBe(0);
    const resting = await frames();
    await shown.waitForTimeout(150);
    expect(await frames()).toBe(resting);
    await shown.evaluate(() => scrollTo(0, 0));
    await film();
    expect(Math.abs(Number(await start()) - Number(before))).toBeLessThan(1);
  });

  test('is still under prefers-reduced-motion, and reacts to a change of the setting', async () => {
    await open('<service-player src="/bundle" animation="wave"></service-player>', { reducedMotion: 'reduce' });
    await until('ready');
    await shown.waitForTimeout(450);
    const resting = await frames();
    await shown.waitForTimeout(150);
    expect([await running(), (await frames()) - resting]).toEqual([0, 0]);
    await until('ended');
    await shown.emulateMedia({ reducedMotion: 'no-preference' });
    await act((player) => player.play('dance'));
    await film();
    await shown.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(running).toBe(0);
  });

  test('draws into its light DOM with no-shadow, with unique ids', async () => {
    await open(
      '<service-player src="/bundle" no-shadow></service-player><service-player src="/bundle" ' +
        'no-shadow></service-player>',
    );
    await until('ready', 2);
    const ids = await shown.evaluate(() => [...document.querySelectorAll('service-player [id]')].map(({ id }) => id));
    expect([ids.length > 2, new Set(ids).size]).toEqual([true, ids.length]);
    expect((await shown.locator('service-player').first().boundingBox())?.width).toBe(320);
    await act((player) => player.removeAttribute('no-shadow'));
    expect(
      await act((player) => [player.querySelectorAll('svg').length, player.shadowRoot?.querySelectorAll('svg').length]),
    ).toEqual([0, 1]);
  });

  test('replaces a drawing from a declarative shadow root, of the same mascot or another', async () => {
    await open(`${standing(viewMarkup(bundle.spec, ''))}${standing(viewMarkup(other.spec, ''))}`);
    await until('ready', 2);
    expect(
      await shown.evaluate(() =>
        [...document.querySelectorAll('service-player')].map(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('svg') ?? [])].map((svg) => svg.querySelectorAll('[data-part]').length),
        ),
      ),
    ).toEqual([[bundle.spec.parts.length], [bundle.spec.parts.length]]);
  });

  test('accepts a bundle from a script', async () => {
    await open('');
    const names = await shown.evaluate(async (value) => {
      const player = document.createElement('service-player') as ServicePlayer;
      document.body.append(player);
      player.bundle = value;
      return player.animations.length;
    }, other);
    expect([names, await label()]).toEqual([15, 'Bolt, idle']);
  });

  test('executes and loads nothing from a hostile bundle', async () => {
    const evil = structuredClone(bundle) as { spec: { parts: { id: string; svg: string }[] } };
    const [part, second] = evil.spec.parts.filter(({ svg }) => svg);
    if (!part || !second) throw new Error('The mascot has no parts.');
    part.svg += [
      '<script>window.hacked = 1</script>',
      '<image href="http://127.0.0.1:1/a.png"/>',
      '<a href="javascript:hacked=1"><path d="M0 0"/></a>',
      '<foreignObject><img src="x" onerror="hacked=1"/></foreignObject>',
      `<path d="M0 0L9 9" onclick="hacked=1" style="background:url(/spy)" fill="url(/spy#a)" stroke="URL(/spy#b)"/>`,
      '<use href="/spy#c"/>',
      '<animate attributeName="href" to="javascript:hacked=1"/>',
      '<style>@import "/spy"</style>',
    ].join('');
    files.files['/evil'] = { json: evil };
    files.asked.splice(0);
    await open('<service-player src="/evil"></service-player>');
    await until('ready');
    await shown.waitForTimeout(100);
    const left = await act((player) =>
      [...(player.shadowRoot?.querySelectorAll('svg *') ?? [])]
        .flatMap((node) => [node.localName, ...[...node.attributes].map(({ name, value }) => `${name}=${value}`)])
        .filter((text) => /^(script|image|a|foreignObject|use|animate|style)$|^on|^style=|href|spy/i.test(text)),
    );
    expect(left).toEqual([]);
    expect([
      await shown.evaluate(() => 'hacked' in window),
      files.asked.filter((path) => path.includes('spy')),
    ]).toEqual([false, []]);
  });

  test('is defined once if a page loads several copies of the script', async () => {
    files.files['/copy.js'] = files.files['/player.js'] ?? { json: null };
    await open(`<script type="module" src="/copy.js"></script>${PLAYER}`);
    await until('ready');
  });
});

test('the player can be imported in Node without a DOM', async () => {
  const { ServicePlayer: loaded } = await import('@/lib/player');
  expect(typeof loaded).toBe('function');
});
