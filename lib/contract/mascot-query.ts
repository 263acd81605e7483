import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { readable } from './common';
import { MASCOT_SORTS, MASCOT_SOURCES, MASCOT_STATUSES } from './mascot-words';
import { TagFilter } from './tag';

/** The search, filters and order of a list of mascots; a listed mascot meets all given filters. */
export const mascotQuery = {
  q: readable(LIMITS.search)
    .optional()
    .describe(
      'Only mascots that have each of these words in their name, prompt or tags, whole or in part; case and accents ' +
        'do not matter. Words of one or two letters are looked for at the start of words.',
    ),
  status: z.enum(MASCOT_STATUSES).optional().describe('Only mascots of this status.'),
  source: z.enum(MASCOT_SOURCES).optional().describe('Only mascots that were made from this.'),
  public: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only mascots that are open to anybody with the id; `false`: only the others.'),
  tag: TagFilter.optional().describe(
    'Only mascots with this tag, in whatever case; several, separated by commas, ask for all of them.',
  ),
  variant_of: z.string().optional().describe('Only the other looks of this mascot.'),
  include: z.enum(['tags']).optional().describe('What to add to each mascot.'),
  sort: z
    .enum(MASCOT_SORTS)
    .optional()
    .describe(
      'The order: the newest first (`-created`, unless said), the oldest first, the last changed first, or by name. ' +
        'A cursor goes on in the order that it comes from.',
    ),
};
