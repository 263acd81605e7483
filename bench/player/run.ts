import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openBrowser, serveFiles } from '@/tests/support/player-page';
import { memoryOf, processorSecondsOf } from '../process-tree';
import { note, report } from '../report';
import { benchFiles, CONTENDERS, type Contender } from './pages';

const CLIP = 'wave';
const COUNTS = [1, 10, 50, 100];
/** The time until everything is mounted, as a constant and per mascot, and the measured time afterwards. */
const [SETTLE_MS, SETTLE_EACH_MS, MEASURE_MS] = [3000, 70, 4000];
const MOUNTS = 200;

interface Cost {
  /** CPU milliseconds per second of the page's main thread, and of all processes of the browser. */
  main: number;
  all: number;
  memory: number;
  firstFrame: number;
}

/** The id of the browser's root process: the child of this process with its name. */
function browserPid(): number {
  const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(process.pid)], { encoding: 'utf8' }).split(
    '\n',
  );
  return Number(
    children
      .find((line) => /chrom/.test(line))
      ?.trim()
      .split(/\s+/)[0],
  );
}

async function costOf(browser: Browser, pid: number, url: string, count: number): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const metric = async (name: string) =>
    (await session.send('Performance.getMetrics')).metrics.find((each) => each.name === name)?.value ?? NaN;
  await page.goto(url);
  await page.waitForFunction(() => 'firstFrame' in window && window.firstFrame);
  await sleep(SETTLE_MS + SETTLE_EACH_MS * count);
  const [main, all, began] = [await metric('TaskDuration'), processorSecondsOf(pid), performance.now()];
  await sleep(MEASURE_MS);
  const seconds = (performance.now() - began) / 1000;
  const cost = {
    main: (((await metric('TaskDuration')) - main) * 1000) / seconds,
    all: ((processorSecondsOf(pid) - all) * 1000) / seconds,
    memory: memoryOf(pid),
    firstFrame: Number(await page.evaluate(() => (window as unknown as { firstFrame: number }).firstFrame)),
  };
  await page.close();
  return cost;
}

/** The heap in megabytes before and after many mounts and unmounts. */
async function heapAfterMounts(browser: Browser, url: string): Promise<[number, number]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => 'firstFrame' in window && window.firstFrame);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      const { api } = window as unknown as { api: { mount(): void; unmount(): void } };
      for (let i = 0; i < count; i += 1) {
        api.unmount();
        api.mount();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }, times);
  await cycle(20);
  const before = await heap();
  await cycle(MOUNTS);
  const after = await heap();
  await page.close();
  return [before, after];
}

const files = await benchFiles(CLIP);
const server = await serveFiles(files);
const browser = await openBrowser();
if (!browser) note('no Chromium', 'left out');
else {
  const pid = browserPid();
  const bytesOf = async ({ scripts }: Contender): Promise<number> => {
    const texts = await Promise.all(
      scripts.map(async (path) => Buffer.from(await (await fetch(server.origin + path)).arrayBuffer())),
    );
    return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  };
  const bytes = new Map<string, number>();
  for (const contender of CONTENDERS) bytes.set(contender.name, await bytesOf(contender));
  for (const [name, size] of bytes) note(`${name}: bytes of script, gzip`, String(size));
  const film = await bytesOf({ name: 'film', scripts: ['/player-film.js'] });
  note('player-film.js, for a motion that plays on: bytes of script, gzip', String(film));
  const all = (bytes.get('player') ?? Infinity) + film;
  report(
    'player.js is under 10,000 bytes, gzip',
    String(bytes.get('player')),
    (bytes.get('player') ?? Infinity) < 10_000,
  );
  report(
    'player.js and player-film.js are smaller than either library',
    String(all),
    ['lottie-web', 'dotlottie'].every((name) => all < (bytes.get(name) ?? 0)),
  );
  for (const count of COUNTS) {
    const costs = new Map<string, Cost>();
    for (const { name } of CONTENDERS) {
      const cost = await costOf(browser, pid, `${server.origin}/${name}?n=${count}`, count);
      costs.set(name, cost);
      note(
        `${count} x ${name}`,
        `first ${cost.firstFrame.toFixed(0)} ms  main ${cost.main.toFixed(1)} ms/s  all ${cost.all.toFixed(0)} ` +
          `ms/s  memory ${cost.memory.toFixed(0)} MB`,
      );
    }
    const [player, live, lottie, byHand] = ['player', 'player-live', 'lottie-web', 'by-hand'].map((name) =>
      costs.get(name),
    );
    if (!player || !live || !lottie || !byHand) throw new Error('A contender is missing.');
    if (count === 1)
      report(
        'the first frame is there 50 ms after the bundle',
        `${player.firstFrame.toFixed(0)} ms`,
        player.firstFrame <= 50,
      );
    report(`${count}: a plain clip takes under 10 ms/s of the main thread`, player.main.toFixed(1), player.main < 10);
    report(
      `${count}: live motion takes less of it than a loop by hand`,
      `${live.main.toFixed(0)} to ${byHand.main.toFixed(0)}`,
      live.main < byHand.main,
    );
    if (count === 10 || count === 100)
      report(
        `${count}: all processes take at most 0.75 of lottie-web's`,
        (player.all / lottie.all).toFixed(2),
        player.all <= 0.75 * lottie.all,
      );
  }
  const [before, after] = await heapAfterMounts(browser, `${server.origin}/player?n=1`);
  report(
    `the heap is flat over ${MOUNTS} mounts and unmounts`,
    `${before.toFixed(1)} to ${after.toFixed(1)} MB`,
    after < before * 1.1 + 0.5,
  );
  await browser.close();
}
await server.close();
