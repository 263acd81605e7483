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
 * The kinds of actors: a signed-in person, an API key, an agent with a key over MCP, the operator of the service, or
 * the service itself.
 */
export const AUDIT_ACTOR_KINDS = ['person', 'key', 'agent', 'operator', 'service'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];
