import { Liverig } from './client';
import type { ClientOptions } from './options';

export * from './index';

/** Makes a client for Node; an upload may also be a path or a `file:` address. */
export function createClient(options: ClientOptions): Liverig {
  return new Liverig(options, openFile);
}

async function openFile(path: string | URL): Promise<Blob> {
  const { openAsBlob } = await import('node:fs');
  return openAsBlob(path);
}
