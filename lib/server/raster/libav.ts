import type * as Constants from 'node-av/constants';
import type * as Lib from 'node-av/lib';

/** FFmpeg's libraries in this process. */
export interface Libav {
  lib: typeof Lib;
  constants: typeof Constants;
}

/** Loads the libraries; null if they are not installed (they are an optional dependency). */
export async function loadLibav(): Promise<Libav | null> {
  try {
    const [lib, constants] = await Promise.all([import('node-av/lib'), import('node-av/constants')]);
    lib.Log.setLevel(constants.AV_LOG_ERROR);
    return { lib, constants };
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
