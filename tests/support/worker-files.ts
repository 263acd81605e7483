import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const STUCK = join(import.meta.dirname, '../fixtures/workers/stuck.mjs');
const folder = mkdtempSync(join(tmpdir(), 'liverig-workers-'));
/** The script that threads load in these tests, which may be overwritten. */
const file = join(folder, 'worker.mjs');

/** Replaces `raster/worker-file` in tests that decide what threads load. */
export const workerFiles = { workerFile: () => Promise.resolve(file) };

/** Replaces the script atomically: a thread that starts meanwhile loads the old or the new one. */
function load(text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** New threads load tasks of a fixture, most of which never end. */
export const loadStuckTasks = (): void => load(`export * from '${pathToFileURL(STUCK).href}';`);

/** New threads fail to load their script. */
export const loadNothing = (): void => load('this is no program');

/** New threads load a script without tasks. */
export const loadNoTasks = (): void => load('export {};');

/** Deletes the script. */
export const removeWorkerFiles = (): void => rmSync(folder, { recursive: true, force: true });
