// Every test of the product, in one command: the build, types, lint, unit and route tests, then the browser. Says where the time went, and ends with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBrowser } from './find-browser.mjs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'liverig-tests-'));
/** What each part took, in the order in which they ended. */
const times = [];

/** Runs a command; its output is shown as it comes, or if `aside` when it has ended, and then it gives way to what runs beside it. */
function run(title, command, args, { env = {}, aside = false } = {}) {
  const started = Date.now();
  if (!aside) console.log(`\n── ${title}`);
  const child = spawn(command, args, { cwd: root, stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...process.env, ...env } });
  let said = '';
  for (const output of aside ? [child.stdout, child.stderr] : []) output.on('data', (text) => { said += text; });
  if (aside && child.pid) setPriority(child.pid, 10);
  return new Promise((resolve) => {
    const end = (ok) => {
      const seconds = (Date.now() - started) / 1000;
      times.push({ title, seconds });
      console.log(`${aside ? `\n── ${title}\n${said}` : ''}── ${title}: ${ok ? 'ok' : 'failed'} (${seconds.toFixed(1)} s)`);
      resolve(ok);
    };
    child.once('error', (error) => {
      console.error(String(error));
      end(false);
    });
    child.once('close', (status) => end(status === 0));
  });
}

function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

const asOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, files: [] });

/** A run whose report is missing, or that failed without a failed test, counts as one failure. */
function counted(ok, passed, failed, files) {
  if (passed === undefined) return asOne(false);
  return { passed, failed: ok ? failed : Math.max(failed, 1), files };
}

async function unit() {
  const ok = await run('unit and route tests', 'npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`]);
  const result = report('unit.json');
  const files = result?.testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 })) ?? [];
  return counted(ok, result?.numPassedTests, result?.numFailedTests ?? 0, files);
}

/** The tests of a suite of Playwright's report and of those in it. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

async function browser() {
  const path = await findBrowser().catch((error) => console.error(String(error)));
  if (!path) return asOne(false);
  const ok = await run('browser tests', 'npx', ['playwright', 'test'], { env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') } });
  const { stats, suites = [] } = report('browser.json') ?? {};
  const files = suites.map((suite) => {
    const runs = specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
    return { file: join('e2e', suite.file), seconds: runs.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
  });
  return counted(ok, stats && stats.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), files);
}

/** Both take one processor, which the tests beside them leave unused now and then. Types need what the build writes. */
async function checks() {
  const types = await run('types', 'npm', ['run', 'types'], { aside: true });
  return [asOne(types), asOne(await run('lint', 'npm', ['run', 'lint'], { aside: true }))];
}

const built = asOne(await run('build', 'npm', ['run', 'build']));
const [checked, tested] = await Promise.all([checks(), unit()]);
const parts = [built, ...checked, tested, await browser()];
rmSync(reports, { recursive: true, force: true });

console.log(`\n── where the time went\n${times.map(({ title, seconds }) => `${title} ${seconds.toFixed(0)} s`).join(', ')}; types and lint beside the unit tests`);
const slowest = parts.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds).slice(0, 10);
for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
