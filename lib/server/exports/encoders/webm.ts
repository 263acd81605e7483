import type { FrameFormat } from './types';
import { readVideo } from './video/read';
import { VP9, vp9Alpha } from './video/settings';
import { startVideo } from './video/start';
import { showColors } from './video/visible-colors';

/** WebM: VP9 in BT.709, with alpha unless it stands on a background. */
export const webm: FrameFormat = {
  maxFps: 60,
  ground: null,
  evenSides: false,
  prepare(picture, { width, height, opaque }) {
    if (!opaque) showColors(picture, width, height);
  },
  start: (info) => startVideo(info.opaque ? VP9 : vp9Alpha(info), info),
  read: readVideo,
};
