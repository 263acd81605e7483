import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives this test file a data directory of its own; import it before anything reads the environment. */
export const dataDir = mkdtempSync(join(tmpdir(), 'liverig-data-'));
process.env.DATA_DIR = dataDir;

/** Removes the directory: call in `afterAll`. */
export function removeDataDir(): void {
  rmSync(dataDir, { recursive: true, force: true });
}
