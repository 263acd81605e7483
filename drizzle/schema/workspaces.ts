import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '@/lib/contract/access';
import type { Plan } from '@/lib/contract/plans';
import { createdAt, moment } from './columns';
import { users } from './users';

/** Workspaces own mascots, credits, keys and webhooks. `personalOf` names the person whose personal workspace it is. */
export const workspaces = pgTable('workspaces', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  plan: text('plan').$type<Plan>().notNull(),
  personalOf: text('personal_of')
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Since when it is suspended, and so read-only; null if it is not. */
  suspendedAt: moment('suspended_at'),
  createdAt: createdAt(),
});

/** Members of workspaces, with exactly one owner each: demote the old owner before promoting the new one. */
export const members = pgTable(
  'members',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('members_user').on(table.userId, table.joinedAt, table.workspaceId),
    index('members_owner_first').on(table.workspaceId, sql`(${table.role} <> 'owner')`, table.joinedAt, table.userId),
    uniqueIndex('members_one_owner')
      .on(table.workspaceId)
      .where(sql`${table.role} = 'owner'`),
  ],
);

/** Invitations; pending while neither used, revoked nor past `expiresAt`. */
export const invites = pgTable(
  'invites',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role').$type<Exclude<Role, 'owner'>>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('invites_workspace').on(table.workspaceId, table.email),
    index('invites_open')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
  ],
);
