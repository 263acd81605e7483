import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_ACTOR_KINDS } from './audit-actions';
import { idOf, objectOf, pageOf, pageQuery, Timestamp } from './common';
import { bytes, endpoint } from './endpoint';

/** Additional details of an act, such as the role that a member was given. */
export const AuditDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type AuditDetails = z.infer<typeof AuditDetails>;

/** An entry of the audit log. It never changes. */
export const AuditEntry = z.strictObject({
  id: idOf('audit_entry'),
  object: objectOf('audit_entry'),
  created_at: Timestamp.describe('When it happened.'),
  actor: z
    .strictObject({
      kind: z
        .enum(AUDIT_ACTOR_KINDS)
        .describe('A person, a key, an agent over MCP, whoever runs the service, or the service by itself.'),
      id: z.string().nullable().describe('The person or the key; null for the service.'),
      name: z.string().nullable().describe('The name of either today; null for a removed person and the service.'),
    })
    .describe('Who did it.'),
  action: z.enum(AUDIT_ACTIONS).describe('What was done.'),
  resource_id: z.string().nullable().describe('What it was done to, which may be gone; null where it has no id.'),
  details: AuditDetails.describe('What else is known, such as a given role.'),
  network: z
    .string()
    .nullable()
    .meta({ description: 'The network of the caller: IPv4 /24, IPv6 /48.', examples: ['203.0.113.0/24'] }),
  request_id: z.string().nullable().describe('The `Request-Id` of the response; null for the service.'),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const moment = z.iso.datetime({ offset: true }).optional();

/** The filters of the audit log. */
const filters = {
  actor: z.string().max(40).optional().describe('Only acts of this person or key by id, or of this kind of actor.'),
  action: z.enum(AUDIT_ACTIONS).optional().describe('Only this act.'),
  since: moment.describe('Only from this moment on, ISO 8601.'),
  until: moment.describe('Only before this moment, ISO 8601.'),
};

const AUDIT_EXPORT_FORMATS = ['ndjson', 'csv'] as const;
export type AuditExportFormat = (typeof AUDIT_EXPORT_FORMATS)[number];

export const listAudit = endpoint({
  id: 'listAudit',
  method: 'GET',
  path: '/workspace/audit',
  tag: 'Workspace',
  access: 'admin',
  summary: 'Who did what in the workspace, newest first. Entries are kept for 365 days.',
  title: 'Read the audit log',
  query: z.strictObject({ ...filters, ...pageQuery }),
  returns: { 200: pageOf(AuditEntry) },
});

export const exportAudit = endpoint({
  id: 'exportAudit',
  method: 'GET',
  path: '/workspace/audit/export',
  tag: 'Workspace',
  access: 'admin',
  summary: 'The audit log as a file, newest first: a JSON object or a row of comma-separated values an entry.',
  title: 'Export the audit log',
  query: z.strictObject({
    format: z.enum(AUDIT_EXPORT_FORMATS).optional().describe('The format; `ndjson` unless said.'),
    ...filters,
  }),
  returns: { 200: bytes('application/x-ndjson', 'text/csv; charset=utf-8') },
});
