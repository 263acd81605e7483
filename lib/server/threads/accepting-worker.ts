import { acceptSpec } from '../mascots/accept-spec.task';
import { performerOf } from '../raster/perform';
import { acceptSvg } from '../uploads/accept-svg.task';

/** Performs the tasks of threads that read drawings of strangers. */
export const perform = performerOf([acceptSvg, acceptSpec]);
