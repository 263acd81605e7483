import type { FrameFormat } from './types';
import { readVideo } from './video/read';
import { h264 } from './video/settings';
import { startVideo } from './video/start';

/** MP4: H.264 in BT.709, its index at the front, on white where no background is asked for. */
export const mp4: FrameFormat = {
  maxFps: 60,
  ground: '#ffffff',
  evenSides: true,
  start: (info) => startVideo(h264(info), info),
  read: readVideo,
};
