// `npm run bench studio`: the script size of the studio, and its latency from input to paint, in headless Chromium.
import type { Browser, BrowserContext, Page } from 'playwright';
import { openBrowser } from '@/tests/support/player-page';
import { note, percentile, report } from '../report';
import { withServer } from '../server';
import { connect, type Service } from '../service';
import { DESIGNER_ACTS, EDITOR_ACTS, EMPTY_ACT, type Act } from './acts';
import { frameRate, takeMeasured, watchFrames } from './frames';
import { makeWorkpiece, mascotOf } from './mascots';
import { scriptSizes } from './scripts';

/** The numbers of parts of the edited mascots. */
const PART_COUNTS = [26, 60];
const LIBRARY_SIZE = 1000;
/** The maximum size of the scripts in kilobytes, by page. */
const SCRIPT_LIMITS = { landing: 150, library: 180, editor: 250, designer: 250 } as const;
/** The maximum 95th percentile from input to paint, beyond that of an empty page, in milliseconds. */
const FRAME_MS = 16;
const MAX_SHIFT = 0.02;
const LEAST_FRAMES = 0.9;

const VIEWPORT = { width: 1440, height: 900 };

/** Makes a signed-in browser context whose pages record measurements. */
async function signedIn(browser: Browser, origin: string, { cookie }: Service): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: origin }]);
  // The compiler of these scripts inserts calls of this helper.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watchFrames);
  return context;
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** The 95th percentile from input to paint in milliseconds, and the number of long tasks. */
async function measure(page: Page, { run }: Act): Promise<{ paint: number; long: number }> {
  await takeMeasured(page);
  await run(page);
  const { inputs, longTasks } = await takeMeasured(page);
  return { paint: percentile(inputs, 0.95), long: longTasks.length };
}

async function tellActs(page: Page, where: string, acts: readonly Act[], floor: number): Promise<void> {
  for (const act of acts) {
    const { paint, long } = await measure(page, act);
    report(
      `${where}, ${act.name}: p95 to paint, over an empty page <= ${FRAME_MS} ms`,
      `${(paint - floor).toFixed(0)} ms  (${paint.toFixed(0)} to ${floor.toFixed(0)}; ${long} long tasks)`,
      paint - floor <= FRAME_MS && long === 0,
    );
  }
}

async function tellLibrary(context: BrowserContext, service: Service, origin: string): Promise<void> {
  for (let made = 0; made < LIBRARY_SIZE; made += 1)
    await service.send('POST', '/mascots', { spec: mascotOf(12), name: `Fox ${made}` });
  const page = await open(context, `${origin}/mascots`);
  const { shift: opened } = await takeMeasured(page);
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 400);
  const { longTasks } = await takeMeasured(page);
  report(
    `library of ${LIBRARY_SIZE}: long tasks while scrolling = 0`,
    String(longTasks.length),
    longTasks.length === 0,
  );
  await page.getByRole('searchbox').first().fill('fox 77');
  await page.waitForTimeout(1500);
  const { shift: searched } = await takeMeasured(page);
  const shift = opened + searched;
  report(`library: layout shift, search included <= ${MAX_SHIFT}`, shift.toFixed(3), shift <= MAX_SHIFT);
  await page.close();
}

await withServer(async (server) => {
  const browser = await openBrowser();
  if (!browser) return note('no Chromium', 'left out');
  const service = await connect(server);
  const { origin } = server;
  const context = await signedIn(browser, origin, service);
  const stranger = await browser.newContext({ viewport: VIEWPORT });
  const first = await makeWorkpiece(service, 12);
  const pages = {
    landing: [stranger, '/'],
    library: [context, '/mascots'],
    editor: [context, `/mascots/${first.mascot}`],
    designer: [context, `/mascots/${first.mascot}/canvases/${first.canvas}`],
  } as const;
  for (const [name, [visitor, path]] of Object.entries(pages) as [keyof typeof pages, (typeof pages)['landing']][]) {
    const { sent, gzip } = await scriptSizes(visitor, origin + path);
    report(
      `${name}: script as sent <= ${SCRIPT_LIMITS[name]} kB`,
      `${sent.toFixed(0)}  (${gzip.toFixed(0)} where only gzip is unpacked)`,
      sent <= SCRIPT_LIMITS[name],
    );
  }
  const empty = await open(context, `${origin}/api/health`);
  await measure(empty, EMPTY_ACT);
  const { paint: floor } = await measure(empty, EMPTY_ACT);
  const emptyRate = await frameRate(empty, 2);
  await empty.close();
  for (const parts of PART_COUNTS) {
    const { mascot, canvas } = await makeWorkpiece(service, parts);
    const editor = await open(context, `${origin}/mascots/${mascot}`);
    note(`editor, ${parts} parts: nodes`, String(await editor.locator('*').count()));
    await tellActs(editor, `editor, ${parts} parts`, EDITOR_ACTS, floor);
    await editor.keyboard.press('Space');
    const share = (await frameRate(editor, 3)) / emptyRate;
    report(
      `editor, ${parts} parts: frames of a playing motion to an empty page's >= ${LEAST_FRAMES}`,
      share.toFixed(2),
      share >= LEAST_FRAMES,
    );
    await editor.close();
    const designer = await open(context, `${origin}/mascots/${mascot}/canvases/${canvas}`);
    await tellActs(designer, `designer, ${parts} parts`, DESIGNER_ACTS, floor);
    await designer.close();
  }
  await tellLibrary(context, service, origin);
  await browser.close();
});
