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

/** The engines to try in order; each gives null if it is missing. */
const TRIED: Record<VideoEngine, Start[]> = {
  auto: [viaLibraries, startFfmpeg],
  'node-av': [viaLibraries],
  ffmpeg: [startFfmpeg],
  none: [],
};

/** Starts a video encoder with an engine of this server. Throws `FilmRefused` if there is none. */
export async function startVideo(settings: VideoSettings, info: ClipInfo): Promise<FrameEncoder> {
  for (const start of TRIED[info.engine]) {
    const encoder = await start(settings, info);
    if (encoder) return encoder;
  }
  throw new FilmRefused(
    'This server cannot encode video: install the optional package node-av, or put ffmpeg on the PATH.',
  );
}
