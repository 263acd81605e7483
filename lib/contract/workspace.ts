import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { ROLES } from './access';
import { deletedOf, idOf, listOf, objectOf, readable } from './common';
import { endpoint } from './endpoint';
import { PLANS } from './plans';

/** Seats of a workspace: pending invites hold one each, `available` is never below zero. */
export const Seats = z.strictObject({
  limit: z.int().describe('The seats of the plan.'),
  members: z.int().describe('The number of members.'),
  pending: z.int().describe('Pending invites, each of which holds a seat.'),
  used: z.int().describe('Members and pending invites.'),
  available: z.int().describe('The free seats.'),
});
export type Seats = z.infer<typeof Seats>;

/** A workspace as the caller sees it (specification: Workspace); `role` is `admin` for a key. */
export const Workspace = z.strictObject({
  id: idOf('workspace'),
  object: objectOf('workspace'),
  name: z.string().meta({ description: 'Its name.', examples: ['Den'] }),
  plan: z.enum(PLANS).describe('What it may use.'),
  role: z.enum(ROLES).describe("The caller's role; `admin` for a key."),
  seats: Seats.describe('The seats of the plan, and how many are taken.'),
});
export type Workspace = z.infer<typeof Workspace>;

const name = readable(LIMITS.workspaceName).describe('Its name.');

export const getWorkspace = endpoint({
  id: 'getWorkspace',
  method: 'GET',
  path: '/workspace',
  tag: 'Workspace',
  access: 'member',
  summary: 'The workspace that the caller acts on: plan, role and seats.',
  returns: { 200: Workspace },
});

export const updateWorkspace = endpoint({
  id: 'updateWorkspace',
  method: 'PATCH',
  path: '/workspace',
  tag: 'Workspace',
  access: 'people',
  summary: 'Renames the workspace; the owner may also change its plan.',
  body: z.strictObject({
    name: name.optional(),
    plan: z.enum(PLANS).optional().describe('Its plan; only the owner changes it.'),
  }),
  examples: { 'Another name': { name: 'Den' } },
  returns: { 200: Workspace },
});

export const deleteWorkspace = endpoint({
  id: 'deleteWorkspace',
  method: 'DELETE',
  path: '/workspace',
  tag: 'Workspace',
  access: 'owner',
  summary: 'Deletes the workspace with everything in it; running jobs are canceled.',
  returns: { 200: deletedOf('workspace') },
  errors: ['personal_workspace'],
});

export const listWorkspaces = endpoint({
  id: 'listWorkspaces',
  method: 'GET',
  path: '/workspaces',
  tag: 'Workspace',
  access: 'session',
  summary: "The person's workspaces: the personal one first, then in the order of joining.",
  returns: { 200: listOf(Workspace) },
});

export const createWorkspace = endpoint({
  id: 'createWorkspace',
  method: 'POST',
  path: '/workspaces',
  tag: 'Workspace',
  access: 'session',
  summary: 'Makes a team workspace on the Free plan; the person is its owner.',
  body: z.strictObject({ name }),
  examples: { 'A team': { name: 'Den' } },
  returns: { 201: Workspace },
});

export const activateWorkspace = endpoint({
  id: 'activateWorkspace',
  method: 'POST',
  path: '/workspaces/{id}/activate',
  tag: 'Workspace',
  access: 'session',
  summary: 'Switches this browser to another workspace.',
  returns: { 200: Workspace },
});
