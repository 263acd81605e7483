import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['tests/**/*.test.ts'], pool: 'forks', maxWorkers: 2, silent: 'passed-only', testTimeout: 30_000, hookTimeout: 60_000,
    // Tests pay for no model, whatever is configured where they run.
    env: { ANTHROPIC_API_KEY: '' },
  },
});
