import Link from 'next/link';
import type { AuditEntry } from '@/lib/contract/audit';
import { PageHead } from '../settings/section';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { AuditFilterBar, type KnownActor } from './audit-filters';
import { auditQueryOf, type AuditFilters } from './filters';
import { ACTION_WORDS, ACTOR_WORDS, detailsText } from './words';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

interface AuditLogProps {
  entries: readonly AuditEntry[];
  next: string | null;
  filters: AuditFilters;
  /** Whether this page is the first. */
  newest: boolean;
  known: readonly KnownActor[];
}

/** The audit log of the workspace, newest first, with filters and an export as a file. */
export function AuditLog({ entries, next, filters, newest, known }: AuditLogProps) {
  const filtered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHead
        title="Audit log"
        note="Who did what in this workspace, in the last 365 days."
        action={
          <div className="flex gap-2">
            <Download format="csv" filters={filters} />
            <Download format="ndjson" filters={filters} />
          </div>
        }
      />
      <AuditFilterBar filters={filters} known={known} />
      {entries.length > 0 ? <Entries entries={entries} /> : <Nothing filtered={filtered} />}
      <Pages next={next} newest={newest} filters={filters} />
    </>
  );
}

function Download({ format, filters }: { format: 'csv' | 'ndjson'; filters: AuditFilters }) {
  const query = new URLSearchParams(Object.entries({ format, ...auditQueryOf(filters) }));
  return (
    <Button asChild size="small">
      <a href={`/api/v1/workspace/audit/export?${query}`} download>
        {format.toUpperCase()}
      </a>
    </Button>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className="overflow-x-auto rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
      <table aria-label="Audit log" className="w-full">
        <thead className="text-left text-small text-muted">
          <tr className="border-b [&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
            <th>What</th>
            <th>Who</th>
            <th className="max-sm:hidden">When (UTC)</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {entries.map((entry) => (
            <tr key={entry.id} className="align-top [&>td]:px-4 [&>td]:py-2.5">
              <td className="min-w-40 wrap-anywhere">
                <What entry={entry} />
              </td>
              <td className="min-w-24 wrap-anywhere">
                <Who entry={entry} />
              </td>
              <td className="whitespace-nowrap text-muted tabular-nums max-sm:hidden">
                <When entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function When({ entry: { created_at: at, request_id: request } }: { entry: AuditEntry }) {
  return (
    <time dateTime={at} title={request ?? undefined}>
      {moment.format(new Date(at))}
    </time>
  );
}

/** The path of a resource's page; null if it has none. */
function pageOf({ resource_id: id, details, action }: AuditEntry): string | null {
  if (action.endsWith('.deleted')) return null;
  if (id?.startsWith('job_')) return `/jobs/${id}`;
  const mascot = id?.startsWith('msc_') ? id : details.mascot_id;
  return mascot ? `/mascots/${mascot}` : null;
}

function What({ entry }: { entry: AuditEntry }) {
  const page = pageOf(entry);
  const words = ACTION_WORDS[entry.action];
  return (
    <>
      {page ? (
        <Link href={page} className="rounded-ui font-medium underline-offset-4 hover:underline">
          {words}
        </Link>
      ) : (
        <span className="font-medium">{words}</span>
      )}
      <span className="block text-small text-muted">{detailsText(entry.details)}</span>
      <span className="block text-small text-muted sm:hidden">
        <When entry={entry} />
      </span>
    </>
  );
}

function Who({ entry: { actor, network } }: { entry: AuditEntry }) {
  const nobody = actor.kind === 'person' ? 'A removed person' : ACTOR_WORDS[actor.kind];
  return (
    <>
      {actor.name ?? nobody}
      <span className="block text-small text-muted">
        {[actor.name === null || actor.kind === 'person' ? null : ACTOR_WORDS[actor.kind], network]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <Notice title="No entry is like that">Change or clear the filters.</Notice>
  ) : (
    <Notice title="Nothing has been done yet">Every change is listed here, with who made it.</Notice>
  );
}

function Pages({ next, newest, filters }: Pick<AuditLogProps, 'next' | 'newest' | 'filters'>) {
  if (newest && next === null) return null;
  const address = (more: Record<string, string>) =>
    `/workspace/audit?${new URLSearchParams(Object.entries({ ...filters, ...more }))}`;
  return (
    <nav aria-label="Pages of the audit log" className="mt-3 flex justify-between gap-2">
      {newest ? (
        <span />
      ) : (
        <Button asChild>
          <Link href={address({})}>Newest</Link>
        </Button>
      )}
      {next === null ? null : (
        <Button asChild>
          <Link href={address({ cursor: next })}>Older</Link>
        </Button>
      )}
    </nav>
  );
}
