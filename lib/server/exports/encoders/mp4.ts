import { FilmRefused, type ClipInfo, type FrameEncoder, type FrameFormat } from './types';
import { startFfmpeg } from './video/ffmpeg-process';
import { loadLibav, startLibav } from './video/libav';
import { H264 } from './video/settings';

async function start(info: ClipInfo): Promise<FrameEncoder> {
  const libav = await loadLibav();
  if (libav) return startLibav(libav, H264, info);
  const process = await startFfmpeg(H264, info);
  if (process) return process;
  throw new FilmRefused('This server cannot encode video: install the optional package node-av, or put ffmpeg on the PATH.');
}

/** MP4: H.264 in BT.709, its index at the front, on white where no background is asked for. */
export const mp4: FrameFormat = { maxFps: 60, ground: '#ffffff', evenSides: true, start };
