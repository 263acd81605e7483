import { z } from 'zod';
import { idOf, listOf, objectOf, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Mascot } from './mascot';

/** What made a version. */
export const VERSION_SOURCES = [
  'generate',
  'reconstruct',
  'edit',
  'variant',
  'import',
  'replace',
  'recolor',
  'restore',
] as const;
export type VersionSource = (typeof VERSION_SOURCES)[number];

/** One saved state of a mascot's drawing (docs/decisions/resources.md). */
export const Version = z.strictObject({
  id: idOf('version'),
  object: objectOf('version'),
  mascot_id: idOf('mascot', 'The mascot.'),
  number: z.int().meta({ description: 'Counts from 1.', examples: [1] }),
  source: z.enum(VERSION_SOURCES).describe('The job or action that made the version.'),
  summary: z.string().describe('What changed, in words.'),
  created_at: Timestamp,
  preview_url: z.string().describe('Address of a still of this version.'),
  current: z.boolean().describe('Whether it is what the mascot shows now.'),
});
export type Version = z.infer<typeof Version>;

export const listVersions = endpoint({
  id: 'listVersions',
  method: 'GET',
  path: '/mascots/{id}/versions',
  tag: 'Mascots',
  access: 'member',
  summary: "A mascot's versions, newest first.",
  returns: { 200: listOf(Version) },
});

export const restoreVersion = endpoint({
  id: 'restoreVersion',
  method: 'POST',
  path: '/mascots/{id}/versions/{versionId}/restore',
  tag: 'Mascots',
  access: 'member',
  summary: 'Makes an old version current again, as a new version.',
  returns: { 200: Mascot },
});
