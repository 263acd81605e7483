import { FilmRefused, type ClipInfo, type FrameEncoder } from '../types';
import { startFfmpeg } from './ffmpeg-process';
import { loadLibav } from './libav';
import type { VideoSettings } from './settings';
import { visibleColors } from './visible-colors';
import { startLibav } from './writer';

/** A video encoder over what this server has: FFmpeg's libraries, else an `ffmpeg` on the PATH. Throws `FilmRefused` where there is neither. */
export async function startVideo(settings: VideoSettings, info: ClipInfo): Promise<FrameEncoder> {
  const libav = await loadLibav();
  const encoder = libav ? await startLibav(libav, settings, info) : await startFfmpeg(settings, info);
  if (!encoder) throw new FilmRefused('This server cannot encode video: install the optional package node-av, or put ffmpeg on the PATH.');
  if (settings.pixelFormat === 'yuv420p') return encoder;
  return {
    room: encoder.room,
    again: encoder.again,
    frame: (pixels, ticks) => encoder.frame(visibleColors(pixels, info.width, info.height), ticks),
    finish: () => encoder.finish(),
    abandon: () => encoder.abandon(),
  };
}
