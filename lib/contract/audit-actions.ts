/** The acts that the audit log records, by the kind of resource that they are about. */
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
 * Who acts: a signed-in person, an API key, an agent that calls with a key over MCP, whoever runs the service, or the
 * service by itself.
 */
export const AUDIT_ACTOR_KINDS = ['person', 'key', 'agent', 'operator', 'service'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];
