/** What is bundled apart from the pages, into `build/`: programs that run in threads and processes. */
export const WORKERS = [
  'lib/server/threads/drawing-worker.ts',
  'lib/server/threads/film-worker.ts',
  'lib/server/exports/receipts/resvg-process.ts',
  'lib/server/threads/accepting-worker.ts',
  'lib/server/threads/reading-worker.ts',
  'lib/server/artist/builtin/video/reader/video-reader.ts',
];
