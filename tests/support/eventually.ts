import { vi } from 'vitest';

/**
 * The longest that a test waits for what takes no time on an idle machine, in milliseconds. A busy machine takes
 * thousands of times as long.
 */
export const PATIENCE_MS = 30_000;

/** Waits until a check no longer throws; gives its result. Throws its last error after `PATIENCE_MS`. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE_MS });

/** Waits until a question has a truthy answer, and gives that. Throws after `PATIENCE_MS`. */
export const eventuallyTrue = <T>(ask: () => T | Promise<T>) => vi.waitUntil(ask, { timeout: PATIENCE_MS });
