import { z } from 'zod';
import { ROLES } from './access';
import { deletedOf, listOf, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Workspace } from './workspace';

/** Roles that a person can be given; ownership is transferred. */
export const GIVEN_ROLES = ['member', 'admin'] as const;

/** Somebody who belongs to a workspace. Their address is any text: the owner that a local installation makes has one that no mail reaches. */
export const Member = z.strictObject({
  object: z.literal('member'), user_id: z.string(), email: z.string(), name: z.string().nullable(), role: z.enum(ROLES), joined_at: Timestamp,
});
export type Member = z.infer<typeof Member>;

export const listMembers = endpoint({
  id: 'listMembers', method: 'GET', path: '/workspace/members', tag: 'People', access: 'admin',
  summary: 'Everybody in the workspace, the owner first.',
  returns: { 200: listOf(Member) },
});

export const updateMember = endpoint({
  id: 'updateMember', method: 'PATCH', path: '/workspace/members/{user_id}', tag: 'People', access: 'people',
  summary: 'Changes a role; only the owner changes another admin.',
  body: z.strictObject({ role: z.enum(GIVEN_ROLES) }),
  returns: { 200: Member },
});

export const removeMember = endpoint({
  id: 'removeMember', method: 'DELETE', path: '/workspace/members/{user_id}', tag: 'People', access: 'session',
  summary: 'Removes somebody, or leaves with the own id; an owner must transfer the workspace first.',
  returns: { 200: deletedOf('member') },
});

export const transferOwnership = endpoint({
  id: 'transferOwnership', method: 'POST', path: '/workspace/transfer', tag: 'People', access: 'owner',
  summary: 'Makes another member the owner; the caller becomes an admin.',
  body: z.strictObject({ user_id: z.string() }),
  returns: { 200: Workspace },
});
