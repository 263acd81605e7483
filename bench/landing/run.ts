// How Lighthouse judges the first page of the built product, on a phone and on a desktop. Lighthouse is fetched from
// npm into the system's temporary folder.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedBrowser } from '../../scripts/find-browser.mjs';
import { note, report } from '../report';
import { withServer } from '../server';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FOLDER = join(tmpdir(), 'liverig-lighthouse');
/** What each category must reach, of 100. */
const LEAST = 95;
/**
 * Looks at each form; the one in the middle by speed counts: when a browser paints first depends on what else its
 * machine does.
 */
const LOOKS = 3;
const FLAGS =
  '--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';

interface Verdict {
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>;
}

/** Lighthouse's program, fetched where it is not there yet; null where npm cannot fetch it. */
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

/** The look in the middle, by speed. */
function middleOf(look: () => Verdict): Verdict {
  const [middle] = Array.from({ length: LOOKS }, look)
    .sort((one, two) => speedOf(one) - speedOf(two))
    .slice(Math.floor(LOOKS / 2));
  if (!middle) throw new Error('Nobody looked.');
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
    // The first visitor of a server has everything drawn: they are not who is measured.
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
