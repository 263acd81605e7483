import { afterEach, expect, test, vi } from 'vitest';
import type { File as StoredFile } from '@/lib/contract/file';
import { uploadFile } from '@/lib/client/upload-large';

afterEach(() => vi.unstubAllGlobals());

/** Uploads a file of so many bytes where the store answers with this status; tells which way it went. */
async function wayOf(bytes: number, status: number): Promise<string[]> {
  const went: string[] = [];
  const step = (name: string) => (): Promise<StoredFile> => {
    went.push(name);
    return Promise.resolve({} as StoredFile);
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: status || 500 })));
  await uploadFile(new Blob([new Uint8Array(bytes)]), {
    inForm: step('form'),
    begin: () =>
      status === 0
        ? Promise.reject(new Error('There is no store.'))
        : Promise.resolve({ id: 'dup_a', object: 'direct_upload', url: 'https://store.example', expires_at: '' }),
    finish: step('store'),
  });
  return went;
}

test.each([
  [4_000_000, 200, ['form']],
  [4_000_001, 200, ['store']],
  [4_000_001, 403, ['form']],
  [4_000_001, 0, ['form']],
])('%i bytes go where a store answers %i: %j', async (bytes, status, way) => {
  expect(await wayOf(bytes, status)).toEqual(way);
});
