import type { Part } from '../spec/schema';

/** Endings of the ids of layers behind a part that move with it: its heavy line, and a sticker's border. */
const ENDING = /_(?:border|outline)(?:_\d{1,3})?$/;

/** Whether a part is a layer behind another, by its id. */
export const isUnderlay = (id: string): boolean => ENDING.test(id);

/** Whether a part is the heavy line around another, by its id. */
export const isOutline = (id: string): boolean => isUnderlay(id) && id.includes('_outline');

/** The id of the part that a layer belongs to; any other id as it is. */
export const underlaidBy = (id: string): string => id.replace(ENDING, '');

/** Whether a part is a layer behind its own parent. */
export const liesBehindParent = ({ id, parent }: Pick<Part, 'id' | 'parent'>): boolean =>
  parent !== null && isUnderlay(id) && parent.startsWith(underlaidBy(id));
