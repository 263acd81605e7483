import type { SequenceState } from '../db/backup/catalog';

/** What the first line of a backup says. */
export interface BackupHeader {
  /** The version of this format. */
  liverig_backup: 1;
  made_at: string;
  /** When each applied migration was written, in milliseconds since 1970. */
  migrations: number[];
  /** Whether the bytes of files in the object store are inside. */
  files: boolean;
  /** The fingerprint of the secret that webhook secrets are encrypted under. */
  secret: string;
}

/** A part of a file that the object store held: its number, from 0, and its bytes in base64. */
export interface BackupPiece {
  file: string;
  seq: number;
  data: string;
}

/** What the last line says: how many lines came before it, and their sha-256 with line breaks, in hex. */
export interface BackupEnd {
  lines: number;
  sha256: string;
}

/** A line of a backup that is not a row: one of these fields. */
export interface BackupNote {
  sequence?: SequenceState;
  piece?: BackupPiece;
  end?: BackupEnd;
}

/** The line of a table's row, which is JSON itself. */
export const rowLine = (table: string, row: string): string => `["${table}",${row}]`;

/** The table and the row of a line; null where the line is none of a row. Neither is parsed: a row may be long. */
export function readRowLine(line: string): { table: string; row: string } | null {
  if (!line.startsWith('["')) return null;
  const end = line.indexOf('",');
  return { table: line.slice(2, end), row: line.slice(end + 2, -1) };
}
