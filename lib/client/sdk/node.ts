import { Liverig } from './client';
import type { ClientOptions } from './options';

export * from './index';

/** Creates a client for Node. Uploads may also be given as a path or a `file:` URL. */
export function createClient(options: ClientOptions): Liverig {
  return new Liverig(options, openFile);
}

async function openFile(path: string | URL): Promise<Blob> {
  const { openAsBlob } = await import('node:fs');
  return openAsBlob(path);
}
