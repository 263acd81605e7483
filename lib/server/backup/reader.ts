import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { BackupEnd, BackupHeader, BackupNote } from './format';
import { readRowLine } from './format';

/** The longest line, in bytes; every written line is shorter, including specs and file chunks. */
const MAX_LINE_BYTES = 256 << 20;

const damaged = (path: string, why: string) =>
  new Error(`The backup in ${path} is damaged or incomplete: ${why}. Nothing was changed; use another backup.`);

/** The lines of a backup, in order. Throws where its bytes are not gzip or end too early. */
export async function* backupLines(path: string): AsyncGenerator<string, void> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  let begun: Buffer[] = [];
  let bytes = 0;
  for await (const piece of gunzip as AsyncIterable<Buffer>) {
    let at = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, at)) {
      yield Buffer.concat([...begun, piece.subarray(at, end)]).toString();
      [begun, bytes, at] = [[], 0, end + 1];
    }
    begun.push(piece.subarray(at));
    bytes += piece.length - at;
    if (bytes > MAX_LINE_BYTES) throw new Error('a line has no end');
  }
  if (bytes > 0) throw new Error('its last line has no end');
}

/** The contents of a verified backup. */
export interface CheckedBackup {
  header: BackupHeader;
  /** The number of rows of each table. */
  rows: Map<string, number>;
}

function headerIn(line: string): BackupHeader {
  const header = JSON.parse(line) as Partial<BackupHeader>;
  if (!Array.isArray(header.migrations)) throw new Error('its first line is not that of a backup');
  if (header.liverig_backup !== 1) throw new Error('its format is not known to this version');
  return header as BackupHeader;
}

function endIn(line: string): BackupEnd {
  const { end } = (line.startsWith('{"end"') ? JSON.parse(line) : {}) as BackupNote;
  if (!end) throw new Error('its end is missing');
  return end;
}

async function check(path: string): Promise<CheckedBackup> {
  const hash = createHash('sha256');
  const rows = new Map<string, number>();
  let header: BackupHeader | undefined;
  let lines = 0;
  let last: string | undefined;
  for await (const line of backupLines(path)) {
    header ??= headerIn(line);
    if (last !== undefined) {
      hash.update(last).update('\n');
      lines += 1;
    }
    const table = readRowLine(line)?.table;
    if (table !== undefined) rows.set(table, (rows.get(table) ?? 0) + 1);
    last = line;
  }
  const end = endIn(last ?? '');
  if (!header || end.lines !== lines || end.sha256 !== hash.digest('hex'))
    throw new Error('its checksum is another than that of its content');
  return { header, rows };
}

/** Reads a whole backup once and verifies it. Throws a sentence if any byte is missing or wrong. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  try {
    return await check(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`There is no backup at ${path}.`, { cause: error });
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
}
