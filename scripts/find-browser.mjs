import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** The path of an installed Chromium, else null. */
export async function installedBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return NAMES.map(onPath).find(Boolean) ?? (await playwrightsOwn());
}

function tryRun(command, args) {
  console.log(`Installing a browser for the tests: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  tryRun('apt-get', ['update', '-qq']);
  tryRun('apt-get', ['install', '-y', '-qq', 'chromium']);
}

/** Gives the path of an installed Chromium, or installs one. Throws if that fails. */
export async function findBrowser() {
  const found = await installedBrowser();
  if (found) return found;
  tryRun('npx', ['playwright', 'install', 'chromium']);
  const own = await playwrightsOwn();
  if (own) return own;
  installWithApt();
  const after = await installedBrowser();
  if (after) return after;
  throw new Error('No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.');
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const path = await findBrowser();
  console.log(path, execFileSync(path, ['--version'], { encoding: 'utf8' }).trim());
}
