import { tokenTitle } from '../palette/families';

/** The id prefix of parts that are visible only in motions. */
const OF_MOTIONS = 'motion_';

/** A part's id as a title: `ear_left` → `Ear left`, `motion_ball` → `Ball (in motions)`. */
export const partTitle = (id: string): string =>
  id.startsWith(OF_MOTIONS) ? `${tokenTitle(id.slice(OF_MOTIONS.length))} (in motions)` : tokenTitle(id);
