import { accessSync, constants, mkdirSync } from 'node:fs';
import { env } from './env';

/** Makes `DATA_DIR` if it is missing. Throws a sentence that says what to do if it is not writable. */
export function ensureDataDir(): void {
  const { dataDir } = env();
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Nothing can be kept in ${dataDir}. Set DATA_DIR to a folder that this user may write to. (${reason})`,
      { cause: error },
    );
  }
}
