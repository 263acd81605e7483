import type { PartRole } from './part-names';

/** The roles of parts by id; `other` where a name says nothing and nothing was guessed yet. */
export type FoundRoles = Map<string, PartRole>;

/** Whether a part has no role yet. */
export const isUnnamed = (found: FoundRoles, id: string): boolean => found.get(id) === 'other';

/** The first part with a role. */
export const firstWith = (found: FoundRoles, role: PartRole): string | undefined =>
  [...found].find(([, each]) => each === role)?.[0];
