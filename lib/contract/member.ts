import { z } from 'zod';
import { ROLES } from './access';
import { deletedOf, idOf, listOf, objectOf, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Workspace } from './workspace';

/** Roles that a person can be given; ownership is transferred. */
export const GIVEN_ROLES = ['member', 'admin'] as const;

/**
 * A member of a workspace. The e-mail address may be any text: that of the owner of a local installation is not real.
 */
export const Member = z.strictObject({
  object: objectOf('member'),
  user_id: idOf('user', 'The person.'),
  email: z.string().meta({ description: 'Their address.', examples: ['mira@example.com'] }),
  name: z
    .string()
    .nullable()
    .meta({ description: "The person's name.", examples: ['Mira'] }),
  role: z.enum(ROLES).describe('The role.'),
  joined_at: Timestamp.describe('When the person joined.'),
});
export type Member = z.infer<typeof Member>;

export const listMembers = endpoint({
  id: 'listMembers',
  method: 'GET',
  path: '/workspace/members',
  tag: 'People',
  access: 'admin',
  summary: 'The members of the workspace, the owner first.',
  returns: { 200: listOf(Member) },
});

export const updateMember = endpoint({
  id: 'updateMember',
  method: 'PATCH',
  path: '/workspace/members/{user_id}',
  tag: 'People',
  access: 'people',
  summary: 'Changes a role; only the owner changes another admin.',
  body: z.strictObject({ role: z.enum(GIVEN_ROLES).describe('The new role.') }),
  returns: { 200: Member },
  errors: ['owner_role'],
  examples: { 'An admin': { role: 'admin' } },
});

export const removeMember = endpoint({
  id: 'removeMember',
  method: 'DELETE',
  path: '/workspace/members/{user_id}',
  tag: 'People',
  access: 'session',
  summary: "Removes a member, or leaves the workspace with the caller's own id; an owner must transfer it first.",
  returns: { 200: deletedOf('member') },
  errors: ['owner_must_transfer'],
});

export const transferOwnership = endpoint({
  id: 'transferOwnership',
  method: 'POST',
  path: '/workspace/transfer',
  tag: 'People',
  access: 'owner',
  summary: 'Makes another member the owner; the caller becomes an admin.',
  body: z.strictObject({ user_id: idOf('user', 'The new owner.') }),
  returns: { 200: Workspace },
  errors: ['not_found', 'owner_role', 'personal_workspace'],
  examples: { 'To another member': { user_id: 'usr_k3v7q2m7x4b6n5c6d2fa' } },
});
