/** What is bundled apart from the pages, into `build/`: programs that run in threads and processes. */
export const WORKERS = [
  'lib/server/threads/drawing-worker.ts',
  'lib/server/threads/film-worker.ts',
  'lib/server/exports/receipts/resvg-process.ts',
  'lib/server/threads/accepting-worker.ts',
  'lib/server/threads/reading-worker.ts',
  'lib/server/artist/builtin/video/reader/video-reader.ts',
];

/** The packages that those programs load when they run: what is traced from the pages does not know of them. */
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
 * What encodes video, where it is installed: 170 MB, which no function has room for. It needs werift only to speak
 * WebRTC, which nothing here does.
 */
export const VIDEO_PACKAGES = { names: ['node-av'], without: ['werift'] };

/** Packages that only a checkout loads: they make what a built server finds made. */
export const BUILDING_PACKAGES = ['esbuild'];
