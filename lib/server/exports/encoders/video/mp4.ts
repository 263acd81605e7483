import type { FilmEncoding } from '../types';
import { h264 } from './settings';
import { startVideo } from './start';

/** Makes MP4 videos. */
export const mp4Encoding: FilmEncoding = { start: (info) => startVideo(h264(info), info) };
