import type { VideoEngine } from '../../../video-engine';
import { FilmRefused, type ClipInfo, type FrameEncoder } from '../types';
import { startFfmpeg } from './ffmpeg-process';
import { loadLibav } from './libav';
import type { VideoSettings } from './settings';
import { startLibav } from './writer';

type Start = (settings: VideoSettings, info: ClipInfo) => Promise<FrameEncoder | null>;

const viaLibraries: Start = async (settings, info) => {
  const libav = await loadLibav();
  return libav && startLibav(libav, settings, info);
};

/** What is tried for each engine, in order: each gives null where it is not there. */
const TRIED: Record<VideoEngine, Start[]> = {
  auto: [viaLibraries, startFfmpeg],
  'node-av': [viaLibraries],
  ffmpeg: [startFfmpeg],
  none: [],
};

/** A video encoder over what this server has. Throws `FilmRefused` where it has none. */
export async function startVideo(settings: VideoSettings, info: ClipInfo): Promise<FrameEncoder> {
  for (const start of TRIED[info.engine]) {
    const encoder = await start(settings, info);
    if (encoder) return encoder;
  }
  throw new FilmRefused(
    'This server cannot encode video: install the optional package node-av, or put ffmpeg on the PATH.',
  );
}
