/**
 * What encodes video: the first that is there, FFmpeg's libraries of the package node-av, an `ffmpeg` on the PATH, or
 * nothing at all.
 */
export const VIDEO_ENGINES = ['auto', 'node-av', 'ffmpeg', 'none'] as const;
export type VideoEngine = (typeof VIDEO_ENGINES)[number];
