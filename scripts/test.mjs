// Every test of the product, in one command: types, lint, unit and route tests, then the browser. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'liverig-tests-'));
mkdirSync(reports, { recursive: true });

function run(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'failed'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

const asOne = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A run whose report is missing, or that failed without a failed test, counts as one failure. */
function counted(ok, passed, failed) {
  if (passed === undefined) return asOne(false);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function unit() {
  const ok = run('unit and route tests', 'npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`]);
  const result = report('unit.json');
  return counted(ok, result?.numPassedTests, result?.numFailedTests ?? 0);
}

async function browser() {
  const path = await findBrowser().catch((error) => console.error(String(error)));
  if (!path) return asOne(false);
  const ok = run('browser tests', 'npx', ['playwright', 'test'], { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') });
  const stats = report('browser.json')?.stats;
  return counted(ok, stats && stats.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

const parts = [];
parts.push(asOne(run('build', 'npm', ['run', 'build'])));
parts.push(asOne(run('types', 'npm', ['run', 'types'])));
parts.push(asOne(run('lint', 'npm', ['run', 'lint'])));
parts.push(unit());
parts.push(await browser());
rmSync(reports, { recursive: true, force: true });

const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
