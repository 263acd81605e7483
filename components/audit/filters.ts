import { AUDIT_ACTIONS, type AuditAction } from '@/lib/contract/audit-actions';

/** The filters in the URL of the audit log. Days are in the form `2026-11-25`, in UTC, and both inclusive. */
export interface AuditFilters {
  actor?: string;
  action?: AuditAction;
  from?: string;
  to?: string;
}

/** The filters as query parameters of the API. */
type AuditQueryInput = Pick<AuditFilters, 'actor' | 'action'> & { since?: string; until?: string };

const DAY_MS = 24 * 3_600_000;

const dayIn = (text: unknown): string | undefined =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Parses the filters from a URL; ignores invalid values. */
export function auditFiltersIn(search: Record<string, string | string[] | undefined>): AuditFilters {
  const { actor } = search;
  const action = AUDIT_ACTIONS.find((each) => each === search.action);
  const [from, to] = [dayIn(search.from), dayIn(search.to)];
  return {
    ...(typeof actor === 'string' && /^\w{1,40}$/.test(actor) ? { actor } : {}),
    ...(action ? { action } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** The filters as the query of the API. */
export function auditQueryOf({ from, to, ...rest }: AuditFilters): AuditQueryInput {
  return {
    ...rest,
    ...(from ? { since: `${from}T00:00:00.000Z` } : {}),
    ...(to ? { until: new Date(Date.parse(to) + DAY_MS).toISOString() } : {}),
  };
}
