import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { READABLE } from '@/lib/core/patterns';
import { visibleText } from '@/lib/core/text';
import { exampleId, ID_PREFIX, type IdKind } from './ids';

/** A moment as ISO 8601 text in UTC. */
export const Timestamp = z.iso
  .datetime()
  .meta({ description: 'A moment, ISO 8601 in UTC.', examples: ['2026-11-20T09:30:00.000Z'] });

/** An identifier of a resource in a response. */
export const idOf = (kind: IdKind, description = 'Identifies it.') =>
  z.string().meta({ description, examples: [exampleId(kind)] });

/** The kind of object that a response holds. */
export const objectOf = <O extends string>(object: O) => z.literal(object).describe('The kind of resource.');

/** The list envelope of the specification. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ object: objectOf('list'), data: z.array(item).describe('The items.') });

/** A list that pages: `next_cursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    object: objectOf('list'),
    data: z.array(item).describe('The items of this page.'),
    next_cursor: z.string().nullable().describe('Send it as `cursor` for the next page; null on the last.'),
  });

/** The answer of every DELETE (docs/decisions/resources.md). */
export const deletedOf = <O extends string>(object: O) =>
  z.strictObject({
    id: z.string().meta({
      description: 'What was deleted.',
      ...(object in ID_PREFIX ? { examples: [exampleId(object as IdKind & O)] } : {}),
    }),
    object: objectOf(object),
    deleted: z.literal(true).describe('Always true.'),
  });

/**
 * Text for a person or the artist, trimmed, visible, and without marks of direction.
 * Only its first problem is reported.
 */
export const readable = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string()
    .min(min, { abort: true })
    .regex(READABLE, { abort: true })
    .overwrite(visibleText)
    .trim()
    .min(min, { abort: true })
    .max(max);

/** Optional text that accompanies another, trimmed. */
export const remark = ({ max }: { max: number }) => z.string().trim().max(max);

/** The id or the name of an existing thing, unchanged. */
export const reference = z.string().min(1, { abort: true }).max(120, { abort: true }).regex(READABLE);

/** A required value that has a check of its own, so that its problems are reported under their own message. */
export const checkedApart = (id: string, description: string) =>
  z
    .unknown()
    .refine((value) => value !== undefined)
    .meta({ id, description });

/** An integer in a query, inclusive bounds. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'This must be a whole number.')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** The description of `t` wherever a still shows a motion. */
export const MOMENT =
  'Seconds into the motion: past its end one that loops goes on, and another one holds its last pose.';

/** A number in a query with a lower bound. */
export const queryNumber = (min: number) =>
  z
    .string()
    .regex(/^-?(\d+(\.\d*)?|\.\d+)$/, 'This must be a number.')
    .transform(Number)
    .pipe(z.number().min(min));

/** The query of every paged list. */
export const pageQuery = {
  limit: queryInteger(LIMITS.list.min, LIMITS.list.max)
    .optional()
    .describe(`How many at most, ${LIMITS.list.default} unless said.`),
  cursor: z.string().max(400).optional().describe('The `next_cursor` of the page before.'),
};

/** An amount of USD above zero: a lower cost ceiling. */
export const MaxCostUsd = z
  .number()
  .positive()
  .describe('A lower cost ceiling for this job in USD; one above the default raises nothing.');
