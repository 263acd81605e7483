import { paintMoment } from '../../raster/moment';
import { pngFile } from './file';

/** Draws a moment as a PNG. */
export const drawPng = pngFile(paintMoment);
