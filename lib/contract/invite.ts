import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { deletedOf, idOf, listOf, objectOf, Timestamp } from './common';
import { endpoint } from './endpoint';
import { GIVEN_ROLES } from './member';
import { Workspace } from './workspace';

/** The statuses of an invite (specification: States of invites). */
const INVITE_STATUSES = ['pending', 'used', 'revoked', 'expired'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** An invitation into a workspace; its token is in the link only. */
export const Invite = z.strictObject({
  id: idOf('invite'),
  object: objectOf('invite'),
  email: z.email().meta({ description: 'Who may accept it.', examples: ['kit@example.com'] }),
  role: z.enum(GIVEN_ROLES).describe('The role that the invite grants.'),
  status: z.enum(INVITE_STATUSES).describe('The status; only a pending invite can be accepted.'),
  created_at: Timestamp,
  expires_at: Timestamp.describe('When it ends.'),
});
export type Invite = z.infer<typeof Invite>;

/** An invite as the holder of its link sees it. */
export const ReceivedInvite = Invite.extend({
  workspace: z
    .strictObject({ id: idOf('workspace'), name: z.string().describe('Its name.') })
    .describe('Where it leads.'),
  invited_by: z
    .string()
    .nullable()
    .describe('The name or address of whoever invited; null where they have left the service.'),
});
export type ReceivedInvite = z.infer<typeof ReceivedInvite>;

/** A new invite; only this response shows `invite_url`, which is null when an idempotent request is replayed. */
export const NewInvite = z.strictObject({
  invite: Invite.describe('The invite.'),
  invite_url: z
    .string()
    .describe('The link, shown only in this response; null where an idempotent request is replayed.'),
});
export type NewInvite = z.infer<typeof NewInvite>;

export const listInvites = endpoint({
  id: 'listInvites',
  method: 'GET',
  path: '/workspace/invites',
  tag: 'People',
  access: 'people',
  summary: 'Pending invites, newest first.',
  returns: { 200: listOf(Invite) },
});

export const createInvite = endpoint({
  id: 'createInvite',
  method: 'POST',
  path: '/workspace/invites',
  tag: 'People',
  access: 'people',
  summary: 'Invites an address; the invite holds a seat for 7 days, and its link is shown only in this response.',
  body: z.strictObject({
    email: z.email().max(LIMITS.email.max).describe('The e-mail address to invite.'),
    role: z.enum(GIVEN_ROLES).optional().describe('`member` unless said.'),
  }),
  returns: { 201: NewInvite },
  errors: ['seat_limit', 'already_member', 'already_invited'],
  examples: { 'A member': { email: 'kit@example.com', role: 'member' } },
});

export const revokeInvite = endpoint({
  id: 'revokeInvite',
  method: 'DELETE',
  path: '/workspace/invites/{id}',
  tag: 'People',
  access: 'people',
  summary: 'Revokes a pending invite; its seat is free at once.',
  returns: { 200: deletedOf('invite') },
});

export const getInvite = endpoint({
  id: 'getInvite',
  method: 'GET',
  path: '/invites/{token}',
  tag: 'People',
  access: 'session',
  summary: 'The invite of a link.',
  returns: { 200: ReceivedInvite },
  errors: ['invite_used', 'invite_revoked', 'invite_expired'],
});

export const acceptInvite = endpoint({
  id: 'acceptInvite',
  method: 'POST',
  path: '/invites/{token}/accept',
  tag: 'People',
  access: 'session',
  summary: 'Joins the workspace of an invite, by somebody signed in with the invited address.',
  returns: { 200: Workspace },
  errors: ['invite_email_mismatch', 'already_member', 'seat_limit', 'invite_used', 'invite_revoked', 'invite_expired'],
});
