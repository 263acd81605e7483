/** What is bundled apart from the pages, into `build/`: programs that run in threads and processes. */
export const WORKERS = [
  'lib/server/exports/drawing-worker.ts',
  'lib/server/exports/film-worker.ts',
  'lib/server/exports/resvg-process.ts',
  'lib/server/uploads/accepting-worker.ts',
  'lib/server/analyze/reading-worker.ts',
  'lib/server/artist/builtin/video/reader/video-reader.ts',
];
