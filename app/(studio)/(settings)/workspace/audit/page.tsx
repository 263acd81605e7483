import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuditLog } from '@/components/audit/audit-log';
import { auditFiltersIn, auditQueryOf } from '@/components/audit/filters';
import { NotForYou } from '@/components/settings/not-for-you';
import { atLeast } from '@/lib/contract/access';
import { ApiError } from '@/lib/contract/errors';
import { listAudit } from '@/lib/server/audit/list';
import { listKeys } from '@/lib/server/keys/list';
import { membersOf } from '@/lib/server/workspaces/members/list';
import { signedIn } from '../../../signed-in';

export const metadata: Metadata = { title: 'Audit log' };

type Search = Record<string, string | string[] | undefined>;

/** The audit log of the workspace, for admins and the owner. */
export default async function AuditPage({ searchParams }: { searchParams: Promise<Search> }) {
  const search = await searchParams;
  const actor = await signedIn('/workspace/audit');
  if (!atLeast(actor.role, 'admin')) return <NotForYou what="Audit entries" />;
  const filters = auditFiltersIn(search);
  const cursor = typeof search.cursor === 'string' ? search.cursor : undefined;
  const [page, members, keys] = await Promise.all([
    listAudit(actor, { ...auditQueryOf(filters), cursor }).catch(toFirstPage),
    membersOf(actor),
    listKeys(actor),
  ]);
  const known = [
    ...members.map(({ user_id: id, name, email }) => ({ id, name: name ?? email })),
    ...keys.map(({ id, name }) => ({ id, name })),
  ];
  return (
    <AuditLog
      entries={page.data}
      next={page.next_cursor}
      filters={filters}
      newest={cursor === undefined}
      known={known}
    />
  );
}

/** Redirects to the first page if the cursor is invalid; throws all other errors. */
function toFirstPage(error: unknown): never {
  if (error instanceof ApiError && error.code === 'invalid_request') redirect('/workspace/audit');
  throw error;
}
