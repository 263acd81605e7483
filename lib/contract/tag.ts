import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { listOf, objectOf, readable } from './common';
import { endpoint } from './endpoint';

const { tags } = LIMITS.mascot;
// No control characters; a comma separates tags.
const PLAIN = /^[^,\p{Cc}]*$/u;

/** A tag of a mascot: a short word of the workspace's own, without commas. */
const TagName = readable({ max: tags.characters })
  .regex(PLAIN, 'This must have neither commas nor line breaks.')
  .meta({ description: 'A tag.', examples: ['Brand'] });

/** The tags of a mascot, in their order. */
const TagNames = z.array(TagName).max(tags.perMascot);

/** Tags in a query, separated by commas. */
export const TagFilter = z
  .string()
  .transform((text) => text.split(',').map((tag) => tag.trim()))
  .pipe(z.array(TagName).min(1).max(tags.perMascot));

/** A tag of the workspace. */
export const Tag = z.strictObject({
  object: objectOf('tag'),
  name: z.string().meta({ description: 'The tag, as most mascots have it.', examples: ['Brand'] }),
  mascots: z.int().meta({ description: 'How many mascots have it.', examples: [12] }),
});
export type Tag = z.infer<typeof Tag>;

export const listTags = endpoint({
  id: 'listTags',
  method: 'GET',
  path: '/tags',
  tag: 'Mascots',
  access: 'member',
  summary: `Tags of the workspace's mascots, the most used first, at most ${tags.listed}.`,
  returns: { 200: listOf(Tag) },
});

export const replaceTags = endpoint({
  id: 'replaceTags',
  method: 'PUT',
  path: '/mascots/{id}/tags',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Replaces the tags of a mascot, which lists are filtered by and searches find. Their case is kept; of tags that ' +
    'differ only in case the first stays.',
  body: z.strictObject({ tags: TagNames.describe('All its tags; none to remove them.') }),
  examples: { 'Two tags': { tags: ['Brand', 'Winter 2026'] }, 'No tags': { tags: [] } },
  returns: { 200: listOf(TagName) },
});
