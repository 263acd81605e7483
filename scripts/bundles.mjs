/** What is bundled apart from the pages: workers that run in threads of their own, into `build/`. */
export const WORKERS = ['lib/server/exports/drawing-worker.ts'];
