import type { AuditDetails } from '@/lib/contract/audit';
import type { AuditAction, AuditActorKind } from '@/lib/contract/audit-actions';

/** The label of each audited action. */
export const ACTION_WORDS: Record<AuditAction, string> = {
  'mascot.created': 'Made a mascot',
  'mascot.updated': 'Changed a mascot',
  'mascot.deleted': 'Deleted a mascot',
  'mascot.restored': 'Restored a mascot',
  'mascot.erased': 'Erased a mascot for good',
  'version.created': 'Saved a version',
  'animation.created': 'Added an animation',
  'animation.updated': 'Changed an animation',
  'animation.deleted': 'Deleted an animation',
  'canvas.created': 'Made a canvas',
  'canvas.updated': 'Changed a canvas',
  'canvas.deleted': 'Deleted a canvas',
  'upload.created': 'Uploaded a file',
  'share.created': 'Made a share link',
  'job.created': 'Asked for work',
  'job.canceled': 'Canceled work',
  'key.created': 'Made an API key',
  'key.revoked': 'Revoked an API key',
  'webhook.created': 'Added a webhook',
  'webhook.deleted': 'Deleted a webhook',
  'webhook.sent': 'Sent a delivery by hand',
  'workspace.created': 'Made the workspace',
  'workspace.updated': 'Changed the workspace',
  'workspace.transferred': 'Handed over the workspace',
  'workspace.exported': 'Exported the workspace',
  'workspace.suspended': 'Suspended the workspace',
  'workspace.resumed': 'Ended the suspension',
  'member.invited': 'Invited somebody',
  'member.joined': 'Joined',
  'member.updated': "Changed a member's role",
  'member.removed': 'Removed a member, or left',
  'invite.revoked': 'Revoked an invite',
  'credits.granted': 'Granted credits',
};

/** The label of each kind of actor. */
export const ACTOR_WORDS: Record<AuditActorKind, string> = {
  person: 'People',
  key: 'API keys',
  agent: 'Agents over MCP',
  operator: 'Whoever runs the service',
  service: 'The service',
};

/** Details as a line: "role admin, plan studio". */
export const detailsText = (details: AuditDetails): string =>
  Object.entries(details)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
    .join(', ');
