import { tokenTitle } from '../palette/families';

/** A part's id as a title: `ear_left` → `Ear left`. */
export const partTitle = (id: string): string => tokenTitle(id);
