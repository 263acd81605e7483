import { inspect } from 'node:util';
import { DrizzleQueryError, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileBytes, files, users, workspaces } from '@/drizzle/schema';
import { afterCommit, db, transaction } from '@/lib/server/db/client';
import { newId } from '@/lib/server/db/queries/ids';
import { closeTestDatabase, openTestDatabase } from '../../support/database';

beforeAll(openTestDatabase);
afterAll(closeTestDatabase);

const workspace = () => ({ id: newId('workspace'), name: 'Den', plan: 'free' as const });

describe('the database', () => {
  test('stores and reads bytes unchanged', async () => {
    const row = workspace();
    await db().insert(workspaces).values(row);
    const id = newId('file');
    const data = Uint8Array.from({ length: 256 }, (_, index) => index);
    await db()
      .insert(files)
      .values({ id, workspaceId: row.id, kind: 'export', mime: 'image/png', name: 'fox.png', bytes: 256, sha256: 'x' });
    await db().insert(fileBytes).values({ fileId: id, seq: 0, data });
    const [kept] = await db().select().from(fileBytes).where(eq(fileBytes.fileId, id));
    expect(Buffer.from(kept?.data ?? []).equals(Buffer.from(data))).toBe(true);
  });

  test('the error of a failed query names the statement without its values', async () => {
    const row = { ...workspace(), name: 'private name' };
    await db().insert(workspaces).values(row);
    const error: unknown = await db()
      .insert(workspaces)
      .values(row)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DrizzleQueryError);
    const told = inspect(error, { depth: 5 });
    expect(told).toContain('insert into "workspaces"');
    expect(told).toContain('23505');
    for (const value of [row.id, row.name]) expect(told).not.toContain(value);
  });

  test('a rolled back transaction writes nothing and runs no effects', async () => {
    const row = workspace();
    const effects: string[] = [];
    await expect(
      transaction(async (tx) => {
        await tx.insert(workspaces).values(row);
        afterCommit(tx, () => effects.push('kicked'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await db().select().from(workspaces).where(eq(workspaces.id, row.id))).toEqual([]);
    expect(effects).toEqual([]);
  });

  test('effects of `afterCommit` run after the commit', async () => {
    const effects: string[] = [];
    const result = await transaction(async (tx) => {
      afterCommit(tx, () => effects.push('kicked'));
      await tx.insert(users).values({ id: newId('user'), email: 'ada@example.com' });
      expect(effects).toEqual([]);
      return 7;
    });
    expect(result).toBe(7);
    expect(effects).toEqual(['kicked']);
  });
});
