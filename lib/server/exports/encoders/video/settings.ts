/** The compression settings of a video, shared by all engines. */
export interface VideoSettings {
  /** FFmpeg's name of the codec. */
  encoder: 'libx264' | 'libvpx-vp9';
  /** The pixel format; `a` stands for alpha, which needs straight colours. */
  pixelFormat: 'yuv420p' | 'yuva420p';
  container: 'mp4' | 'webm';
  options: Record<string, string>;
  muxer: Record<string, string>;
}

/**
 * Frames from one keyframe to the next: a second at most rates, so that seeking is cheap, for under 4 % of the bytes.
 */
export const KEYFRAME_EVERY = 30;

/** The largest picture, in pixels, that H.264 compresses in two threads: one more costs 16 bytes for every pixel. */
const MAX_TWO_THREAD_PIXELS = 1_500_000;

/**
 * H.264 that plays everywhere: veryfast at CRF 18.
 * On flat art no smaller step is visible, and slower presets save under 15 %.
 * Each frame that it holds takes 6 to 12 bytes a pixel: it looks two frames ahead and refers to one.
 * That takes half the memory of the preset's own settings and costs no bytes.
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
      threads: width * height > MAX_TWO_THREAD_PIXELS ? '1' : '2',
      g: String(KEYFRAME_EVERY),
      sc_threshold: '0',
    },
    muxer: { movflags: '+faststart' },
  };
}

/**
 * The largest picture, in pixels, whose colours and alpha are compressed in parallel.
 * A VP9 encoder takes 75 bytes a pixel, 48 of them for tokens whatever its options.
 * Of larger pictures all alpha comes after all colours.
 */
export const MAX_PARALLEL_ALPHA_PIXELS = 1_500_000;

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
 * VP9 at CRF 20 without a bit rate, at its fastest speed: four times as fast as the second, for a tenth more bytes.
 * Alternate reference frames are off: the alpha channel is a stream of its own and would lose step with them.
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
 * VP9 with an alpha channel, which is a VP9 stream of its own.
 * Where both are compressed in parallel each has one thread: sharing out rows takes an eighth more work.
 */
export function vp9Alpha({ width, height }: { width: number; height: number }): VideoSettings {
  const isParallel = width * height <= MAX_PARALLEL_ALPHA_PIXELS;
  return { ...VP9, pixelFormat: 'yuva420p', options: isParallel ? { ...VP9_OPTIONS, threads: '1' } : VP9.options };
}
