import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const STUCK = join(import.meta.dirname, '../fixtures/workers/stuck.mjs');
const folder = mkdtempSync(join(tmpdir(), 'liverig-workers-'));
/** A file like the one that a built server's threads load, which may be overwritten. */
const file = join(folder, 'worker.mjs');

/** What `raster/worker-file` is replaced by where a test decides what threads load. */
export const workerFiles = { workerFile: () => Promise.resolve(file) };

/** A thread that begins meanwhile loads the whole text before or the whole text now. */
function load(text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Threads that begin from now on load tasks of a fixture, most of which never end. */
export const loadStuckTasks = (): void => load(`export * from '${pathToFileURL(STUCK).href}';`);

/** Threads that begin from now on cannot load what they run. */
export const loadNothing = (): void => load('this is no program');

/** Threads that begin from now on load a program without a single task. */
export const loadNoTasks = (): void => load('export {};');

/** Removes what threads loaded. */
export const removeWorkerFiles = (): void => rmSync(folder, { recursive: true, force: true });
