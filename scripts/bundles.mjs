/** The programs of threads and processes, which are bundled apart from the pages, into `build/`. */
export const WORKERS = [
  'lib/server/threads/drawing-worker.ts',
  'lib/server/threads/film-worker.ts',
  'lib/server/exports/receipts/resvg-process.ts',
  'lib/server/threads/accepting-worker.ts',
  'lib/server/threads/reading-worker.ts',
  'lib/server/artist/builtin/video/reader/video-reader.ts',
];

/** The packages that those programs load at run time, which the trace of the pages does not include. */
export const WORKER_PACKAGES = [
  '@lottiefiles/dotlottie-web',
  '@napi-rs/canvas',
  '@resvg/resvg-js',
  'css-tree',
  'culori',
  'fflate',
  'ipaddr.js',
  'p-limit',
  'parse5',
  'saxes',
  'sharp',
  'svgpath',
  'zod',
];

/**
 * The optional video engine: 170 MB, too large for a function. It needs werift only for WebRTC, which is not used here.
 */
export const VIDEO_PACKAGES = { names: ['node-av'], without: ['werift'] };

/** The packages that only a checkout loads to build what a built server has already. */
export const BUILDING_PACKAGES = ['esbuild'];
