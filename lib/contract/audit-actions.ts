/** The actions that the audit log records, grouped by the kind of resource. */
export const AUDIT_ACTIONS = [
  'mascot.created',
  'mascot.updated',
  'mascot.deleted',
  'mascot.restored',
  'mascot.erased',
  'version.created',
  'animation.created',
  'animation.updated',
  'animation.deleted',
  'canvas.created',
  'canvas.updated',
  'canvas.deleted',
  'upload.created',
  'share.created',
  'job.created',
  'job.canceled',
  'key.created',
  'key.revoked',
  'webhook.created',
  'webhook.deleted',
  'webhook.sent',
  'workspace.created',
  'workspace.updated',
  'workspace.transferred',
  'workspace.exported',
  'workspace.suspended',
  'workspace.resumed',
  'member.invited',
  'member.joined',
  'member.updated',
  'member.removed',
  'invite.revoked',
  'credits.granted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Who can do what the audit log records. `person` is a signed-in user, `key` an API key, and `agent` an API key over
 * MCP. `operator` is the operator's command line, and `service` a background task.
 */
export const AUDIT_ACTOR_KINDS = ['person', 'key', 'agent', 'operator', 'service'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];
