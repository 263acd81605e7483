import type { MomentPicture } from '../../raster/moment';
import type { CheckedFile } from '../checked-file';

/** A still to draw. */
export interface StillPicture extends MomentPicture {
  /** The accessible title of an SVG. */
  title: string;
  /** Whether a receipt is requested. */
  checked: boolean;
}

/** Draws a still of one format. */
export type DrawStill = (picture: StillPicture) => Promise<CheckedFile>;
