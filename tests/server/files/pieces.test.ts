import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspaces } from '@/drizzle/schema';
import { db, transaction } from '@/lib/server/db/client';
import { findPiece, insertFile, insertPiece, PIECE_BYTES } from '@/lib/server/db/files';
import { newId } from '@/lib/server/db/queries/ids';
import { BOTH_DATABASES } from '../../support/both-databases';

const every = Uint8Array.from({ length: PIECE_BYTES }, (_, index) => (index * 31 + (index >> 8)) & 255);
const file = {
  workspaceId: newId('workspace'),
  mascotId: null,
  jobId: null,
  kind: 'export',
  mime: 'video/mp4',
  name: "it's.mp4",
  bytes: 1,
  sha256: '',
  facts: null,
  store: 'postgres',
  objectKey: null,
  expiresAt: null,
} as const;

describe.each(BOTH_DATABASES)('a piece of a file in %s', (_, open, close) => {
  beforeAll(async () => {
    await open();
    await db().insert(workspaces).values({ id: file.workspaceId, name: 'Den', plan: 'free' });
  });
  afterAll(close);

  test.each([
    ['of every byte', every],
    ['of one byte', Uint8Array.of(255)],
    ['of none', new Uint8Array()],
  ])('%s is read as it was stored', async (_title, data) => {
    const id = newId('file');
    await transaction(async (tx) => {
      await insertFile(tx, { ...file, id });
      await insertPiece(tx, id, 0, data);
    });
    expect(Buffer.from((await findPiece(id, 0)) ?? [1, 2, 3]).equals(data)).toBe(true);
  });

  test('that does not exist is null, with any id', async () => {
    expect(await findPiece(newId('file'), 0)).toBeNull();
    expect(await findPiece("'; drop table files; --", 0)).toBeNull();
  });
});
