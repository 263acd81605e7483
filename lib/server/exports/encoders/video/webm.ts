import type { FilmEncoding } from '../types';
import { VP9, vp9Alpha } from './settings';
import { startVideo } from './start';
import { showColors } from './visible-colors';

/** Makes WebM videos. */
export const webmEncoding: FilmEncoding = {
  prepare(picture, { width, height, opaque }) {
    if (!opaque) showColors(picture, width, height);
  },
  start: (info) => startVideo(info.opaque ? VP9 : vp9Alpha(info), info),
};
