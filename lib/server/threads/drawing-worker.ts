import { composePresets } from '../animations/compose-presets.task';
import { rebuildPicture } from '../artist/builtin/trace/rebuild-picture.task';
import { repairTears } from '../artist/builtin/trace/played/repair-tears.task';
import { compareToFigure } from '../artist/model/fidelity/compare.task';
import { cutOutFigure } from '../artist/model/fidelity/cut-out.task';
import { reviewRig } from '../artist/model/tools/drawing/review-rig.task';
import { reviewMotion } from '../artist/model/tools/motion/review-motion.task';
import { drawStill } from '../exports/still/draw.task';
import { writeVector } from '../exports/vector/write.task';
import { drawMoment } from '../raster/draw-moment.task';
import { drawStrip } from '../raster/draw-strip.task';
import { drawSheet } from '../mascots/draw-sheet.task';
import { composeStarter } from '../mascots/starters/compose-starter.task';
import { performerOf } from '../raster/perform';

/** Performs the tasks of drawing threads: all drawing except films. */
export const perform = performerOf([
  drawStill,
  drawMoment,
  drawStrip,
  writeVector,
  composePresets,
  composeStarter,
  drawSheet,
  reviewRig,
  reviewMotion,
  rebuildPicture,
  repairTears,
  cutOutFigure,
  compareToFigure,
]);
