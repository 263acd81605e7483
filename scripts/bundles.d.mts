/** What is bundled apart from the pages, into `build/`. */
export const WORKERS: readonly string[];

/** The packages that those programs load when they run. */
export const WORKER_PACKAGES: readonly string[];

/** What encodes video, where it is installed, and what of it is not needed. */
export const VIDEO_PACKAGES: { names: readonly string[]; without: readonly string[] };

/** Packages that only a checkout loads. */
export const BUILDING_PACKAGES: readonly string[];
