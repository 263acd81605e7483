import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspaces } from '@/drizzle/schema';
import type { Actor } from '@/lib/server/actor';
import { db } from '@/lib/server/db/client';
import { PIECE_BYTES } from '@/lib/server/db/files';
import { newId } from '@/lib/server/db/queries/ids';
import { contentAt, contentOf, type FileContent } from '@/lib/server/files/content';
import { readFile, wholeFile } from '@/lib/server/files/read';
import { answerFile } from '@/lib/server/files/send';
import { metrics } from '@/lib/server/metrics/registry';
import { keepFile } from '../../support/files';
import { closeTestDatabase, openTestClient, openTestDatabase } from '../../support/database';

let folder: string;
const workspaceId = newId('workspace');
const actor = { workspaceId } as Actor;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liverig-files-'));
  await openTestDatabase();
  await db().insert(workspaces).values({ id: workspaceId, name: 'Den', plan: 'free' });
});
afterAll(async () => {
  await closeTestDatabase();
  rmSync(folder, { recursive: true });
});

/** Bytes without long repetitions. */
const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + Math.floor(index / 251)) & 255);

const keep = (content: FileContent) =>
  keepFile({ kind: 'export', mime: 'video/mp4', name: 'fox.mp4', content }, { workspaceId });

const NOTHING_ASKED = { range: null, ifNoneMatch: null, mayRedirect: true, download: undefined };

async function asked(id: string, range: string | null) {
  const { status, bytes, headers } = await answerFile(await readFile(actor, id), { ...NOTHING_ASKED, range });
  return { status, headers, bytes: Buffer.from(await new Response(bytes).arrayBuffer()) };
}

describe('a stored file', () => {
  test.each([1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES, 2 * PIECE_BYTES + 7])(
    'of %i bytes is read as it was stored',
    async (length) => {
      const bytes = bytesOf(length);
      const file = await keep(contentOf(bytes));
      const whole = await asked(file.id, null);
      expect(whole.status).toBe(200);
      expect(whole.headers['Content-Length']).toBe(String(length));
      expect(whole.bytes.equals(bytes)).toBe(true);
      expect(file.bytes).toBe(length);
    },
  );

  test('without content is sent without content', async () => {
    const file = await keep(contentOf(new Uint8Array()));
    expect((await asked(file.id, null)).bytes.length).toBe(0);
  });

  test('can be read in any range, also across its pieces', async () => {
    const bytes = bytesOf(2 * PIECE_BYTES + 7);
    const { id } = await keep(contentOf(bytes));
    const edges = [
      0,
      1,
      PIECE_BYTES - 1,
      PIECE_BYTES,
      PIECE_BYTES + 1,
      2 * PIECE_BYTES - 1,
      2 * PIECE_BYTES,
      bytes.length - 1,
    ];
    for (const first of edges) {
      for (const last of edges.filter((edge) => edge >= first)) {
        const part = await asked(id, `bytes=${first}-${last}`);
        expect(part.status).toBe(206);
        expect(part.headers).toMatchObject({
          'Content-Range': `bytes ${first}-${last}/${bytes.length}`,
          'Content-Length': String(last + 1 - first),
        });
        expect(part.bytes.equals(bytes.subarray(first, last + 1)), `${first} to ${last}`).toBe(true);
      }
    }
    expect((await asked(id, 'bytes=-9')).bytes.equals(bytes.subarray(-9))).toBe(true);
  });

  test('stored from disk is the same as stored from memory', async () => {
    const bytes = bytesOf(PIECE_BYTES + 12);
    const path = join(folder, 'fox.mp4');
    writeFileSync(path, bytes);
    const content = await contentAt(path);
    expect({ ...content, pieces: null }).toEqual({ ...contentOf(bytes), pieces: null });
    const { id } = await keep(content);
    expect((await asked(id, null)).bytes.equals(bytes)).toBe(true);
  });

  test('is not read further when its reader disconnects', async () => {
    const { id } = await keep(contentOf(bytesOf(3 * PIECE_BYTES)));
    const { read, ...known } = await readFile(actor, id);
    let pieces = 0;
    async function* counted(range: { first: number; last: number }) {
      for await (const piece of read(range)) {
        pieces += 1;
        yield piece;
      }
    }
    const { bytes } = await answerFile({ ...known, read: counted }, NOTHING_ASKED);
    if (!(bytes instanceof ReadableStream)) throw new Error('It is not streamed.');
    const reader = bytes.getReader();
    await reader.read();
    await reader.cancel();
    expect(pieces).toBe(1);
  });
});

const spoil = (id: string, seq: number) =>
  db().execute(
    sql`update file_bytes set data = set_byte(data, 3, get_byte(data, 3) # 1) where file_id = ${id} and seq = ${seq}`,
  );
const counted = async () => (await metrics().damagedFiles.get()).values[0]?.value ?? 0;

describe('a file whose bytes were damaged in its store', () => {
  const damaged = 'The stored bytes of this file are damaged';

  test('is refused before the answer begins if it is small, is counted, and is given to no job', async () => {
    const { id } = await keep(contentOf(bytesOf(99)));
    const before = await counted();
    await spoil(id, 0);
    await expect(asked(id, null)).rejects.toThrow(damaged);
    await expect(wholeFile(workspaceId, id)).rejects.toThrow(damaged);
    expect(await counted()).toBe(before + 2);
  });

  test('is cut off before its end if it is large, with the damage in any piece', async () => {
    const length = 2 * PIECE_BYTES + 7;
    for (const seq of [0, 2]) {
      const { id } = await keep(contentOf(bytesOf(length)));
      await spoil(id, seq);
      await expect(asked(id, null)).rejects.toThrow(damaged);
    }
  });

  test('or that is too short is refused in ranges as well', async () => {
    const { id } = await keep(contentOf(bytesOf(99)));
    await db().execute(sql`update file_bytes set data = substr(data, 1, 90) where file_id = ${id}`);
    await expect(asked(id, 'bytes=80-98')).rejects.toThrow(damaged);
    expect((await asked(id, 'bytes=80-89')).bytes.equals(bytesOf(99).subarray(80, 90))).toBe(true);
  });
});

test('the migration cuts files that were stored whole into pieces', async () => {
  const migrations = join(import.meta.dirname, '../../../drizzle/migrations');
  const scripts = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const cut = scripts.findIndex((name) => name.endsWith('file_pieces.sql'));
  const client = await openTestClient();
  await client.exec('drop schema public cascade; create schema public');
  const run = async (names: string[]) => {
    for (const name of names) await client.exec(readFileSync(join(migrations, name), 'utf8'));
  };
  await run(scripts.slice(0, cut));
  await client.exec(`insert into workspaces (id, name, plan) values ('wsp_a', 'Den', 'free')`);
  const lengths = [0, 5, PIECE_BYTES, 2 * PIECE_BYTES + 3];
  for (const length of lengths) {
    await client.query(
      "insert into files (id, workspace_id, kind, mime, name, bytes, sha256) values ($1, 'wsp_a', 'export', " +
        "'image/png', 'a', $2, 'x')",
      [`fil_${length}`, length],
    );
    await client.query('insert into file_bytes (file_id, data) values ($1, $2)', [`fil_${length}`, bytesOf(length)]);
  }
  await run(scripts.slice(cut));
  for (const length of lengths) {
    const { rows } = await client.query<{ seq: number; data: Uint8Array }>(
      'select seq, data from file_bytes where file_id = $1 order by seq',
      [`fil_${length}`],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(
      Array.from({ length: Math.max(1, Math.ceil(length / PIECE_BYTES)) }, (_, seq) => seq),
    );
    expect(rows.every(({ data }) => data.length <= PIECE_BYTES)).toBe(true);
    expect(Buffer.concat(rows.map(({ data }) => data)).equals(bytesOf(length))).toBe(true);
  }
  await client.close();
});
