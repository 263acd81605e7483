import type { Part } from '../spec/schema';

/** Matches the id suffixes of layers behind a part that move with it: its outline, and a sticker's border. */
const ENDING = /_(?:border|outline)(?:_\d{1,3})?$/;

/** Whether a part is a layer behind another, by its id. */
export const isUnderlay = (id: string): boolean => ENDING.test(id);

/** Whether a part is the outline layer of another, by its id. */
export const isOutline = (id: string): boolean => isUnderlay(id) && id.includes('_outline');

/** Gives the id of the part that a layer belongs to; any other id unchanged. */
export const underlaidBy = (id: string): string => id.replace(ENDING, '');

/** Whether a part is a layer behind its own parent. */
export const liesBehindParent = ({ id, parent }: Pick<Part, 'id' | 'parent'>): boolean =>
  parent !== null && isUnderlay(id) && parent.startsWith(underlaidBy(id));

/** Makes a lookup of the part that a layer is painted behind; any other id maps to itself. */
export function wholeOf(parts: readonly Part[]): (id: string) => string {
  const zOf = new Map(parts.map(({ id, z }) => [id, z]));
  const owners = new Map<string, string>();
  for (const part of parts)
    if (part.parent !== null && liesBehindParent(part) && part.z < (zOf.get(part.parent) ?? part.z))
      owners.set(part.id, part.parent);
  return (id) => owners.get(id) ?? id;
}
