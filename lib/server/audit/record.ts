import type { AuditDetails } from '@/lib/contract/audit';
import type { AuditAction, AuditActorKind } from '@/lib/contract/audit-actions';
import type { Actor } from '../actor';
import { insertAuditEntries } from '../db/audit';
import type { Tx } from '../db/client';

/** An action to record: its name, its resource, and further details. */
export interface Act {
  action: AuditAction;
  resourceId: string | null;
  details?: AuditDetails;
}

function kindOf({ kind, origin }: Actor): AuditActorKind {
  if (kind === 'session') return 'person';
  return kind === 'key' && origin?.isAgent ? 'agent' : kind;
}

/**
 * Adds entries to the audit log. Call it in the transaction that makes the change, so that both are committed or
 * neither is. Details may hold no names or addresses of people.
 */
export async function recordActs(tx: Tx, actor: Actor, ...acts: readonly Act[]): Promise<void> {
  const { workspaceId, userId, keyId, origin } = actor;
  await insertAuditEntries(
    tx,
    acts.map(({ action, resourceId, details = {} }) => ({
      workspaceId,
      actorKind: kindOf(actor),
      actorId: userId ?? keyId,
      action,
      resourceId,
      details,
      network: origin?.network ?? null,
      requestId: origin?.requestId ?? null,
    })),
  );
}

/** Records an action of the service itself in a workspace, in the transaction of that action. */
export async function recordServiceAct(
  tx: Tx,
  workspaceId: string,
  { action, resourceId, details = {} }: Act,
): Promise<void> {
  await insertAuditEntries(tx, [
    {
      workspaceId,
      actorKind: 'service',
      actorId: null,
      action,
      resourceId,
      details,
      network: null,
      requestId: null,
    },
  ]);
}
