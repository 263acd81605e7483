import type { Db } from '../db/client';
import { appliedMigrations, sequencesOf, tablesOf } from '../db/backup/catalog';
import { filesInObjectStore, inSnapshot, jsonRowsOf, type ObjectFile } from '../db/backup/read';
import { s3Blobs } from '../files/s3-blobs';
import { rowLine, type BackupHeader, type BackupNote } from './format';
import { secretFingerprint } from './secret';
import type { BackupWriter } from './writer';

/** The totals of a written backup. */
export interface BackupSummary {
  /** The number of rows of each table, by its name. */
  rows: Record<string, number>;
  /** The number of files in the object store, and of those whose bytes are in the backup. */
  objects: { listed: number; inside: number };
}

const noteLine = (note: BackupNote): string => JSON.stringify(note);

/** Writes the bytes of one file of the object store; gives whether the store still had them. */
async function writeObject(writer: BackupWriter, file: ObjectFile): Promise<boolean> {
  let seq = 0;
  try {
    for await (const data of s3Blobs.read(file, { first: 0, last: file.bytes - 1 })) {
      await writer.line(noteLine({ piece: { file: file.id, seq, data: Buffer.from(data).toString('base64') } }));
      seq += 1;
    }
    return true;
  } catch (error) {
    // The file was deleted after the snapshot: its row stays in the backup without bytes.
    if (seq === 0 && error instanceof Error && error.name === 'NoSuchKey') return false;
    throw error;
  }
}

/**
 * Writes a consistent snapshot of the whole database, table by table, then, if `files` is true, the bytes in the object
 * store. Other connections keep reading and writing.
 */
export async function makeBackup(db: Db, writer: BackupWriter, { files }: { files: boolean }): Promise<BackupSummary> {
  const rows: Record<string, number> = {};
  const objects = await inSnapshot(db, async (tx) => {
    const migrations = await appliedMigrations(tx);
    if (migrations.length === 0) throw new Error('This database has no tables of Liverig.');
    const made_at = new Date().toISOString();
    await writer.line(
      JSON.stringify({
        liverig_backup: 1,
        made_at,
        migrations,
        files,
        secret: secretFingerprint(),
      } satisfies BackupHeader),
    );
    for (const table of await tablesOf(tx)) {
      rows[table] = 0;
      for await (const lines of jsonRowsOf(tx, table)) {
        for (const line of lines) await writer.line(rowLine(table, line));
        rows[table] += lines.length;
      }
    }
    // Sequences are read last: they are not part of the snapshot, and so are never behind the rows.
    for (const sequence of await sequencesOf(tx)) await writer.line(noteLine({ sequence }));
    return filesInObjectStore(tx);
  });
  let inside = 0;
  if (files) for (const object of objects) if (await writeObject(writer, object)) inside += 1;
  await writer.end();
  return { rows, objects: { listed: objects.length, inside } };
}
