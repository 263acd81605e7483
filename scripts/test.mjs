// Runs every test of the product: build, types, lint, unit and route tests, then the browser. Prints times and
// failures, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './find-browser.mjs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'liverig-tests-'));
/** The duration of each part, in the order in which the parts ended. */
const times = [];

/**
 * Runs a command; gives whether it succeeded and what it printed. The output is shown live; with `aside` it is shown at
 * the end, and the command has a lower priority.
 */
function run(title, command, args, { env = {}, aside = false } = {}) {
  const started = Date.now();
  if (!aside) console.log(`\n── ${title}`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const [output, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    output.on('data', (text) => {
      said = `${said}${text}`.slice(-100_000);
      if (!aside) shown.write(text);
    });
  }
  if (aside && child.pid) setPriority(child.pid, 10);
  return new Promise((resolve) => {
    const end = (ok) => {
      const seconds = (Date.now() - started) / 1000;
      times.push({ title, seconds });
      console.log(
        `${aside ? `\n── ${title}\n${said}` : ''}── ${title}: ${ok ? 'ok' : 'failed'} (${seconds.toFixed(1)} s)`,
      );
      resolve({ title, ok, said });
    };
    child.once('error', (error) => {
      said += String(error);
      end(false);
    });
    child.once('close', (status) => end(status === 0));
  });
}

/** Counts a whole command as one test. */
const asOne = ({ title, ok, said }) => ({
  passed: ok ? 1 : 0,
  failures: ok ? [] : [{ name: title, why: said.split('\n').slice(-40).join('\n') }],
  files: [],
});

/** A run without a report, or one that failed without a failure in its report, counts as a failure. */
function reported(ended, name) {
  try {
    const report = JSON.parse(readFileSync(join(reports, name), 'utf8'));
    return ended.ok || report.failures.length > 0 ? report : { ...report, failures: asOne(ended).failures };
  } catch {
    return asOne({ ...ended, ok: false });
  }
}

async function unit() {
  const ended = await run(
    'unit and route tests',
    'npx',
    ['vitest', 'run', '--reporter=default', '--reporter=./scripts/tests/vitest-report.mjs'],
    { env: { ...chromium, VITEST_REPORT: join(reports, 'unit.json') } },
  );
  return reported(ended, 'unit.json');
}

async function browser() {
  const ended = await run(
    'browser tests',
    'npx',
    ['playwright', 'test', '--reporter=list,./scripts/tests/playwright-report.mjs'],
    { env: { ...chromium, PLAYWRIGHT_REPORT: join(reports, 'browser.json') } },
  );
  return reported(ended, 'browser.json');
}

/**
 * Runs the checks beside the tests, on a processor that these sometimes leave idle. The type check needs files of the
 * build.
 */
async function checks() {
  const types = await run('types', 'npm', ['run', 'types'], { aside: true });
  return [asOne(types), asOne(await run('lint', 'npm', ['run', 'lint'], { aside: true }))];
}

/** The browser of all tests, installed first if it is missing; the tests report a failed installation. */
const chromium = await findBrowser().then(
  (path) => ({ CHROMIUM_PATH: path }),
  (error) => (console.error(String(error)), {}),
);

const built = asOne(await run('build', 'npm', ['run', 'build']));
const [checked, tested] = await Promise.all([checks(), unit()]);
const parts = [built, ...checked, tested, await browser()];
rmSync(reports, { recursive: true, force: true });

console.log(
  `\n── where the time went\n` +
    `${times.map(({ title, seconds }) => `${title} ${seconds.toFixed(0)} s`).join(', ')}; types and lint beside ` +
    'the unit tests',
);
const slowest = parts
  .flatMap(({ files }) => files)
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 25);
for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

const failures = parts.flatMap((part) => part.failures);
if (failures.length > 0) console.log('\n── what failed');
for (const { name, why } of failures)
  console.log(
    `✗ ${name}\n${stripVTControlCharacters(why)
      .split('\n')
      .slice(0, 40)
      .map((line) => `    ${line}`)
      .join('\n')}`,
  );

console.log(`\n${parts.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
