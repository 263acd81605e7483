import type { SequenceState } from '../db/backup/catalog';

/** The first line of a backup. */
export interface BackupHeader {
  /** The version of this format. */
  liverig_backup: 1;
  made_at: string;
  /** The creation time of each applied migration, in milliseconds since 1970. */
  migrations: number[];
  /** Whether the backup contains the bytes of files in the object store. */
  files: boolean;
  /** The fingerprint of the secret that webhook secrets are encrypted with. */
  secret: string;
}

/** A chunk of a file of the object store: its number, from 0, and its bytes in base64. */
export interface BackupPiece {
  file: string;
  seq: number;
  data: string;
}

/**
 * The last line of a backup: the number of lines before it, and the hex sha-256 of those lines with their line breaks.
 */
export interface BackupEnd {
  lines: number;
  sha256: string;
}

/** A line of a backup that is not a table row; exactly one of these fields is set. */
export interface BackupNote {
  sequence?: SequenceState;
  piece?: BackupPiece;
  end?: BackupEnd;
}

/** Formats the line of a table's row; the row is JSON text already. */
export const rowLine = (table: string, row: string): string => `["${table}",${row}]`;

/** Splits a row's line into table and row; null for another line. Neither is parsed, since a row may be long. */
export function readRowLine(line: string): { table: string; row: string } | null {
  if (!line.startsWith('["')) return null;
  const end = line.indexOf('",');
  return { table: line.slice(2, end), row: line.slice(end + 2, -1) };
}
