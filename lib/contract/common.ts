import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { READABLE } from '@/lib/core/patterns';

/** A moment as ISO 8601 text in UTC. */
export const Timestamp = z.iso.datetime();

/** The list envelope of the specification. */
export const listOf = <T extends z.ZodType>(item: T) => z.strictObject({ object: z.literal('list'), data: z.array(item) });

/** A list that pages: `next_cursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ object: z.literal('list'), data: z.array(item), next_cursor: z.string().nullable() });

/** The answer of every DELETE (decisions: Resources). */
export const deletedOf = <O extends string>(object: O) =>
  z.strictObject({ id: z.string(), object: z.literal(object), deleted: z.literal(true) });

/** Text that a person or the artist reads: characters as they are sent, and not white space alone. The first thing wrong with it is told. */
export const readable = ({ min = 1, max }: { min?: number; max: number }) => z.string().min(min, { abort: true }).max(max, { abort: true }).regex(READABLE);

/** A value that its own check reads, so that its problems come under their own message; it must be there. */
export const checkedApart = (id: string, description: string) => z.unknown().refine((value) => value !== undefined).meta({ id, description });

/** An integer in a query, inclusive bounds. */
export const queryInteger = (min: number, max: number) =>
  z.string().regex(/^-?\d{1,15}$/, 'This must be a whole number.').transform(Number).pipe(z.int().min(min).max(max));

/** A number in a query, inclusive bounds. */
export const queryNumber = (min: number, max: number) =>
  z.string().regex(/^-?(\d+\.?\d*|\.\d+)$/, 'This must be a number.').transform(Number).pipe(z.number().min(min).max(max));

/** The query of every paged list. */
export const pageQuery = {
  limit: queryInteger(LIMITS.list.min, LIMITS.list.max).optional(),
  cursor: z.string().max(200).optional(),
};

/** An amount of USD above zero: a lower cost ceiling. */
export const MaxCostUsd = z.number().positive();
