import { tokenTitle } from '../palette/families';

/** What the ids of parts begin with that only motions show. */
const OF_MOTIONS = 'motion_';

/** A part's id as a title: `ear_left` → `Ear left`, `motion_ball` → `Ball (in motions)`. */
export const partTitle = (id: string): string =>
  id.startsWith(OF_MOTIONS) ? `${tokenTitle(id.slice(OF_MOTIONS.length))} (in motions)` : tokenTitle(id);
