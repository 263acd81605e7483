import { afterAll, expect, test } from 'vitest';
import { closeDatabase } from '@/lib/server/db/client';
import { runner } from '@/lib/server/jobs/runner';
import { removeDataDir } from '../../support/data-dir';

afterAll(async () => {
  await closeDatabase();
  removeDataDir();
});

test('a function that its platform ends, ends its open streams and waits first', async () => {
  Object.assign(process.env, {
    RUNTIME: 'functions',
    APP_URL: 'http://localhost:3000',
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    AUTH_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    EMAIL_FROM: 'Test <test@example.com>',
  });
  const { start } = await import('@/lib/server/start');
  const before = new Set(process.listeners('SIGTERM'));
  await start();
  const { aborted } = runner().closing.signal;
  const [order] = process.listeners('SIGTERM').filter((listener) => !before.has(listener));
  order?.('SIGTERM');
  expect([aborted, runner().closing.signal.aborted]).toEqual([false, true]);
});
