import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Workers read this file again: what is chosen once travels in the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'liverig-e2e-'));
// The first port where tests serve websites of their own, which the product may then read: one for each worker.
process.env.E2E_SITES_PORT ??= String(Number(process.env.E2E_PORT) + 20_000);
/**
 * As many as there are processors to be expected: one test waits for the server or for a picture while another goes on.
 */
const WORKERS = 2;
const sites = Array.from(
  { length: WORKERS },
  (_, worker) => `127.0.0.1:${Number(process.env.E2E_SITES_PORT) + worker}`,
);
// Chromium loads pages of its own behind every address bar, which take more of a processor than most of ours: a second
// for each test. The last
// list of features is the one that counts, so Playwright's own stand here again.
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const origin = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  workers: WORKERS,
  forbidOnly: Boolean(process.env.CI),
  // These bound what hangs: on a busy machine a step takes many times as long as on an idle one.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    // A trace slows every step down, also of what passes: ask for one with --trace on.
    screenshot: 'only-on-failure',
    actionTimeout: 40_000,
    // A mascot that moves on a page without a graphics card keeps a processor busy: what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'sh scripts/start.sh',
    url: `${origin}/api/health`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOCAL_API_KEY: '1',
      DEFAULT_PLAN: 'studio',
      LOG_LEVEL: 'error',
      APP_URL: origin,
      ANTHROPIC_API_KEY: '',
      OUTBOUND_ALLOW: sites.join(','),
    },
  },
});
