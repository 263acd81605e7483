/** What encodes video: libav of the package node-av, an `ffmpeg` on the PATH, nothing, or the first that is there. */
export const VIDEO_ENGINES = ['auto', 'node-av', 'ffmpeg', 'none'] as const;
export type VideoEngine = (typeof VIDEO_ENGINES)[number];
