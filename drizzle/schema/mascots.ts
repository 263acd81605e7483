import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSource } from '@/lib/contract/mascot-words';
import type { VersionSource } from '@/lib/contract/version';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { createdAt, moment } from './columns';
import { workspaces } from './workspaces';

/** Mascots. The current version has the number `versionCount`; without versions, the creation job gives the status. */
export const mascots = pgTable(
  'mascots',
  {
    id: text('id').primaryKey(),
    /** Null in the trash, so that no query for a workspace's mascots finds it. */
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The workspace whose trash it is in, and since when. */
    trashOf: text('trash_of').references(() => workspaces.id, { onDelete: 'cascade' }),
    trashedAt: moment('trashed_at'),
    name: text('name').notNull(),
    /** The words of the name and of the prompt, normalised for the search. */
    nameWords: text('name_words'),
    promptWords: text('prompt_words'),
    /** Its tags as written, as keys for comparisons, and their words, normalised for the search. */
    tags: text('tags').array().notNull().default([]),
    tagKeys: text('tag_keys').array().notNull().default([]),
    tagWords: text('tag_words'),
    source: text('source').$type<MascotSource>().notNull(),
    fidelity: doublePrecision('fidelity'),
    needsReview: boolean('needs_review').notNull().default(false),
    public: boolean('public').notNull().default(false),
    variantOf: text('variant_of').references((): AnyPgColumn => mascots.id, { onDelete: 'set null' }),
    /** The job that makes it, null for an import. No foreign key: the job is queued after the mascot is made. */
    creationJobId: text('creation_job_id'),
    versionCount: integer('version_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('mascots_newest').on(table.workspaceId, table.createdAt, table.id),
    index('mascots_variants')
      .on(table.variantOf, table.createdAt, table.id)
      .where(sql`${table.variantOf} is not null`),
    index('mascots_trash')
      .on(table.trashOf, table.trashedAt, table.id)
      .where(sql`${table.trashOf} is not null`),
    index('mascots_oldest_change').on(table.workspaceId, table.updatedAt, table.id),
    index('mascots_names').on(
      table.workspaceId,
      sql`left(coalesce(${table.nameWords}, lower(${table.name})), 60) collate "C"`,
      table.id,
    ),
    index('mascots_tagged')
      .on(table.workspaceId)
      .where(sql`${table.tags} <> '{}'`),
    index('mascots_search').using(
      'gin',
      sql`(search_keys(${table.workspaceId}, (' ' || coalesce(${table.nameWords}, lower(${table.name})) || ' ' ||
        coalesce(${table.promptWords}, '') || ' ' || coalesce(${table.tagWords}, ''))) || ${table.tagKeys} ||
        mascot_keys(${table.source}, ${table.public}, ${table.versionCount}))`,
    ),
  ],
);

/** The fields of a spec that a list shows, without its drawings. */
export interface SpecOutline {
  palette: PaletteEntry[];
  parts: Mascot['parts'];
}

/** Saved states of a mascot's drawing, numbered from 1; never changed. */
export const versions = pgTable(
  'versions',
  {
    id: text('id').primaryKey(),
    mascotId: text('mascot_id')
      .notNull()
      .references(() => mascots.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    source: text('source').$type<VersionSource>().notNull(),
    summary: text('summary').notNull(),
    spec: jsonb('spec').$type<MascotSpec>().notNull(),
    /** The character sheet that the spec was drawn from; null for drawings made or changed without one. */
    sheet: jsonb('sheet').$type<CharacterSheet>(),
    /** Stored beside the spec so that a list of mascots reads kilobytes, not megabytes. */
    outline: jsonb('outline').$type<SpecOutline>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('versions_number').on(table.mascotId, table.number)],
);

/** Motions of a mascot; names are unique in it. */
export const animations = pgTable(
  'animations',
  {
    id: text('id').primaryKey(),
    mascotId: text('mascot_id')
      .notNull()
      .references(() => mascots.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    source: text('source').$type<'preset' | 'prompt' | 'custom'>().notNull(),
    preset: text('preset').$type<PresetName>(),
    durationSeconds: doublePrecision('duration_seconds').notNull(),
    loop: boolean('loop').notNull(),
    clip: jsonb('clip').$type<AnimationClip>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('animations_name').on(table.mascotId, table.name),
    index('animations_oldest').on(table.mascotId, table.createdAt, table.id),
  ],
);

/** State machines of a mascot; names are unique per mascot, because the player refers to them by name. */
export const canvases = pgTable(
  'canvases',
  {
    id: text('id').primaryKey(),
    mascotId: text('mascot_id')
      .notNull()
      .references(() => mascots.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    graph: jsonb('graph').$type<CanvasGraph>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('canvases_name').on(table.mascotId, table.name),
    index('canvases_oldest').on(table.mascotId, table.createdAt, table.id),
  ],
);
