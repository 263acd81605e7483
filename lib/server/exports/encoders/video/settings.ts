/** How a video is compressed, said once for every engine that can do it. */
export interface VideoSettings {
  /** The name of the codec in FFmpeg, whichever way it is reached. */
  encoder: 'libx264' | 'libvpx-vp9';
  /** The letter `a`: alpha, which asks for straight colours. */
  pixelFormat: 'yuv420p' | 'yuva420p';
  container: 'mp4' | 'webm';
  options: Record<string, string>;
  muxer: Record<string, string>;
}

/**
 * Frames from one that stands alone to the next: a second at most rates, so that seeking in a file is cheap; under 4 %
 * of its bytes.
 */
export const KEYFRAME_EVERY = 30;

/** The largest picture, in pixels, that H.264 compresses in two threads: one more costs 16 bytes for every pixel. */
const TWO_THREADS_PIXELS = 1_500_000;

/**
 * H.264 that plays everywhere. Veryfast at CRF 18: on flat art no smaller step can be seen, and slower presets save
 * under 15 %. Every frame that it holds takes 6 to 12 bytes a pixel: it looks two frames ahead and refers to one, which
 * takes half the memory of the preset's own and costs no bytes.
 */
export function h264({ width, height }: { width: number; height: number }): VideoSettings {
  return {
    encoder: 'libx264',
    pixelFormat: 'yuv420p',
    container: 'mp4',
    options: {
      preset: 'veryfast',
      crf: '18',
      tune: 'animation',
      'rc-lookahead': '2',
      bf: '1',
      refs: '1',
      threads: width * height > TWO_THREADS_PIXELS ? '1' : '2',
      g: String(KEYFRAME_EVERY),
      sc_threshold: '0',
    },
    muxer: { movflags: '+faststart' },
  };
}

/**
 * The largest picture, in pixels, whose colours and alpha are compressed side by side. An encoder of VP9 takes 75 bytes
 * for every pixel, 48 of them for tokens whatever its options: of larger pictures all alpha comes after all colours.
 */
export const SIDE_BY_SIDE_PIXELS = 1_500_000;

const VP9_OPTIONS = {
  deadline: 'realtime',
  'cpu-used': '8',
  crf: '20',
  b: '0',
  'tune-content': 'screen',
  'auto-alt-ref': '0',
  'lag-in-frames': '0',
  g: String(KEYFRAME_EVERY),
};

/**
 * VP9 at CRF 20 without a bit rate, at the fastest speed that it has: four times as fast as the second fastest, for a
 * tenth more bytes. Alternate reference frames are off: the alpha channel is a stream of its own and would lose step
 * with them.
 */
export const VP9: VideoSettings = {
  encoder: 'libvpx-vp9',
  pixelFormat: 'yuv420p',
  container: 'webm',
  options: { ...VP9_OPTIONS, 'row-mt': '1', threads: '2' },
  // Without it, every file gets numbers at random: the same film must give the same bytes.
  muxer: { fflags: 'bitexact' },
};

/**
 * VP9 with an alpha channel, which is a stream of its own of the same kind. Where both are compressed at once each has
 * one thread: sharing out rows takes an eighth more work, and the other core has the other stream.
 */
export function vp9Alpha({ width, height }: { width: number; height: number }): VideoSettings {
  const sideBySide = width * height <= SIDE_BY_SIDE_PIXELS;
  return { ...VP9, pixelFormat: 'yuva420p', options: sideBySide ? { ...VP9_OPTIONS, threads: '1' } : VP9.options };
}
