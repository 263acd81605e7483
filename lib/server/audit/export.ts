import type { AuditEntry, AuditExportFormat } from '@/lib/contract/audit';
import type { Actor } from '../actor';
import type { AuditFilter } from '../db/audit';
import { everyAuditEntry } from './list';

/** The columns of the exported table, by their names. */
const COLUMNS: Record<string, (entry: AuditEntry) => string | null> = {
  created_at: (entry) => entry.created_at,
  actor_kind: ({ actor }) => actor.kind,
  actor_id: ({ actor }) => actor.id,
  actor_name: ({ actor }) => actor.name,
  action: (entry) => entry.action,
  resource_id: (entry) => entry.resource_id,
  details: ({ details }) => JSON.stringify(details),
  network: (entry) => entry.network,
  request_id: (entry) => entry.request_id,
  id: (entry) => entry.id,
};

/** Quotes a cell. A leading apostrophe keeps spreadsheets from evaluating a value as a formula. */
function cell(value: string | null): string {
  if (value === null) return '';
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

const row = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

const FORMATS: Record<AuditExportFormat, { mime: string; head: string; line(entry: AuditEntry): string }> = {
  ndjson: { mime: 'application/x-ndjson', head: '', line: (entry) => `${JSON.stringify(entry)}\n` },
  csv: {
    mime: 'text/csv; charset=utf-8',
    head: row(Object.keys(COLUMNS)),
    line: (entry) => row(Object.values(COLUMNS).map((valueOf) => cell(valueOf(entry)))),
  },
};

/** Exports the log as the text of a file, page by page, with its media type. */
export function exportAudit(
  actor: Actor,
  format: AuditExportFormat,
  filter: Omit<AuditFilter, 'limit' | 'cursor'>,
): { mime: string; pieces: AsyncGenerator<Uint8Array, void> } {
  const { mime, head, line } = FORMATS[format];
  const encoder = new TextEncoder();
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    if (head) yield encoder.encode(head);
    for await (const entries of everyAuditEntry(actor.workspaceId, filter))
      yield encoder.encode(entries.map(line).join(''));
  }
  return { mime, pieces: pieces() };
}
