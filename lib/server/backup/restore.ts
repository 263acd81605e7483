import type { Db, Tx } from '../db/client';
import { appliedMigrations, otherConnections, tablesOf, tablesWithRows } from '../db/backup/catalog';
import * as target from '../db/backup/write';
import { PIECE_BYTES, insertPiece } from '../db/files';
import { readRowLine, type BackupNote, type BackupPiece } from './format';
import { backupLines, checkBackup, type CheckedBackup } from './reader';

/** How many characters of rows are inserted at once. */
const INSERT_CHARACTERS = 4_000_000;

/** The state of the database that a backup is to be restored into. */
export interface RestoreTarget {
  /** The names of tables with rows. */
  full: string[];
  /** The number of other connections to the database. */
  others: number;
}

/** Inspects the database that is to be restored into. Throws if its tables belong to another program. */
export async function inspectTarget(db: Db): Promise<RestoreTarget> {
  const tables = await tablesOf(db);
  if (tables.length > 0 && (await appliedMigrations(db)).length === 0)
    throw new Error(`This database has tables of another program (${tables[0]}, …). Restore into one of its own.`);
  return { full: await tablesWithRows(db, tables), others: await otherConnections(db) };
}

/** Verifies a backup. Throws a sentence if it is damaged, or newer than this program. */
export async function readableBackup(path: string): Promise<CheckedBackup> {
  const checked = await checkBackup(path);
  const known = target.knownMigrations();
  const { migrations } = checked.header;
  if (migrations.some((at, index) => known[index] !== at))
    throw new Error(
      `The backup in ${path} is of a newer version: it has ${migrations.length} migrations, and this one knows ` +
        `${known.length}. Restore it with the version that made it, or a later one.`,
    );
  return checked;
}

/** Collects rows of one table and inserts them in batches. */
class Loader {
  private table = '';
  private columns: string[] = [];
  private rows: string[] = [];
  private characters = 0;

  constructor(private readonly tx: Tx) {}

  async add(table: string, row: string): Promise<void> {
    if (table !== this.table || this.characters > INSERT_CHARACTERS) await this.flush();
    if (table !== this.table) [this.table, this.columns] = [table, await target.storedColumns(this.tx, table)];
    this.rows.push(row);
    this.characters += row.length;
  }

  async flush(): Promise<void> {
    if (this.rows.length > 0) await target.insertJsonRows(this.tx, this.table, this.columns, this.rows);
    [this.rows, this.characters] = [[], 0];
  }
}

/** Splits or joins file chunks of any length into rows of `PIECE_BYTES`. */
class PieceLoader {
  private file = '';
  private seq = 0;
  private rest = Buffer.alloc(0);

  constructor(private readonly tx: Tx) {}

  async add({ file, data }: BackupPiece): Promise<void> {
    if (file !== this.file) {
      await this.flush();
      [this.file, this.seq] = [file, 0];
      await target.holdBytesHere(this.tx, file);
    }
    this.rest = Buffer.concat([this.rest, Buffer.from(data, 'base64')]);
    while (this.rest.length >= PIECE_BYTES) await this.put(PIECE_BYTES);
  }

  async flush(): Promise<void> {
    if (this.rest.length > 0) await this.put(this.rest.length);
  }

  private async put(bytes: number): Promise<void> {
    await insertPiece(this.tx, this.file, this.seq, this.rest.subarray(0, bytes));
    [this.seq, this.rest] = [this.seq + 1, this.rest.subarray(bytes)];
  }
}

async function load(tx: Tx, path: string): Promise<void> {
  const [rows, pieces] = [new Loader(tx), new PieceLoader(tx)];
  for await (const line of backupLines(path)) {
    const read = readRowLine(line);
    if (read) await rows.add(read.table, read.row);
    else {
      await rows.flush();
      const { sequence, piece } = JSON.parse(line) as BackupNote;
      if (sequence) await target.continueSequence(tx, sequence);
      if (piece) await pieces.add(piece);
    }
  }
  await rows.flush();
  await pieces.flush();
}

/**
 * Restores the database to the backup's state and migrates it to this version, all or nothing. All previous contents
 * are deleted.
 */
export function restoreBackup(db: Db, path: string, { header }: CheckedBackup): Promise<void> {
  const madeAt = header.migrations.at(-1) ?? 0;
  return db.transaction(async (tx) => {
    await target.removeEverything(tx);
    await target.applyMigrations(tx, 0, madeAt);
    await target.withoutRules(tx, () => load(tx, path));
    await target.applyMigrations(tx, madeAt, Number.POSITIVE_INFINITY);
    await target.forgetObjects(tx);
    await target.analyzeTables(tx);
  });
}
