// The Lighthouse scores of the landing page of the built product, on a phone and on a desktop. Lighthouse is installed
// from npm into the system's temporary folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedBrowser } from '../../scripts/find-browser.mjs';
import { note, report } from '../report';
import { withServer } from '../server';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FOLDER = join(tmpdir(), 'liverig-lighthouse');
/** The minimum score of each category, of 100. */
const LEAST = 95;
/**
 * The number of runs per form factor. The one with the median performance counts, because other load on the machine
 * changes the time of the first paint.
 */
const LOOKS = 3;
const FLAGS =
  '--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';

interface Verdict {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>;
}

/** The path of Lighthouse, which is installed if it is missing; null if npm fails. */
function lighthouse(): string | null {
  const program = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  mkdirSync(FOLDER, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--ignore-scripts', LIGHTHOUSE],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return status === 0 ? program : null;
}

const speedOf = ({ categories }: Verdict): number => categories.performance?.score ?? 0;

/** Runs Lighthouse several times; gives the result with the median performance. */
function middleOf(look: () => Verdict): Verdict {
  const [middle] = Array.from({ length: LOOKS }, look)
    .sort((one, two) => speedOf(one) - speedOf(two))
    .slice(Math.floor(LOOKS / 2));
  if (!middle) throw new Error('Lighthouse was not run.');
  return middle;
}

function judge(program: string, browser: string, address: string, form: 'phone' | 'desktop'): Verdict {
  const output = join(FOLDER, `${form}.json`);
  rmSync(output, { force: true });
  const args = [
    program,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${FLAGS}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ];
  spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(readFileSync(output, 'utf8')) as Verdict;
}

function tell(form: string, { categories, audits }: Verdict): void {
  for (const { title, score, auditRefs } of Object.values(categories)) {
    const points = Math.round((score ?? 0) * 100);
    report(`${form}: ${title} >= ${LEAST}`, String(points), points >= LEAST);
    for (const { id, weight } of points < 100 ? auditRefs : []) {
      const audit = audits[id];
      if (audit && weight > 0 && audit.score !== null && audit.score < 0.9)
        note(`  ${audit.title.slice(0, 56)}`, audit.displayValue ?? String(audit.score));
    }
  }
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ])
    note(`${form}: ${audits[id]?.title ?? id}`, audits[id]?.displayValue ?? '');
}

const [program, browser] = [lighthouse(), await installedBrowser()];
if (!program || !browser) note('left out', program ? 'there is no Chromium' : 'npm cannot fetch Lighthouse');
else {
  await withServer(async ({ origin }) => {
    // Warm-up: the first visit renders and caches everything, and is not measured.
    const page = await (await fetch(origin)).text();
    for (const [, address] of page.matchAll(/src="(\/show\/[^"]+)"/g))
      await (await fetch(origin + address)).arrayBuffer();
    await (await fetch(`${origin}/show/fox/bundle`)).arrayBuffer();
    for (const form of ['phone', 'desktop'] as const)
      tell(
        form,
        middleOf(() => judge(program, browser, `${origin}/`, form)),
      );
  });
}
