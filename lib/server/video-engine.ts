/**
 * The engines that encode video: libav of the package node-av, an `ffmpeg` on the PATH, none, or the first available.
 */
export const VIDEO_ENGINES = ['auto', 'node-av', 'ffmpeg', 'none'] as const;
export type VideoEngine = (typeof VIDEO_ENGINES)[number];
