import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of pure functions: they read no environment, mock nothing, open nothing and leave nothing behind. They share
 * two processes and what they import, where every other file begins in a process of its own; a file that is not so
 * belongs into one of the exceptions.
 */
const PURE = [
  'tests/core/**/*.test.ts',
  'tests/contract/*.test.ts',
  'tests/contract/embed-code/{pictures,snippets}.test.ts',
  'tests/components/**/!(call|designer|offline|use-session|works).test.ts',
  'tests/client/sdk/{jobs,source,verify}.test.ts',
  'tests/player/{features,markup,visemes}.test.ts',
  'tests/artist/*.test.ts',
  'tests/artist/!(brand|video)/**/*.test.ts',
  'tests/artist/{brand/prompts,video/fit/*}.test.ts',
  'tests/server/artist/builtin/trace/**/*.test.ts',
  'tests/server/{auth/own-path,db/queries/{batch,search-words},net/address}.test.ts',
  'tests/server/addresses/*.test.ts',
  'tests/server/exports/{encoders/{changes,gif},film/{frames,hand-over,receipt},receipts/lottie,still/sticker,vector/frozen-svg}.test.ts',
];

/** Tests of the folder that `npm run build:server` makes, which they build where it is not. */
const STANDALONE = ['tests/standalone/**/*.test.ts'];

/**
 * Files that take long although they are short to read, from the longest: where nothing was measured yet, long texts go
 * first.
 */
const LONG = [
  'standalone/moved',
  'functions/functions',
  'regular-expressions',
  'server/exports/encoders/video/files',
  'server/artist/builtin/video/round-trip',
  'player/frames',
  'player/element',
  'player/live',
  'server/db/connection/pglite',
  'server/mascots/reconstruct',
  'server/exports/vector/dotlottie',
  'server/artist/model/video-jobs',
  'player/policy',
  'contract/embed-code/pasted',
  'core/clip/presets/presets',
  'artist/gate',
  'artist/scene/silhouette',
  'core/rig/logo',
  'core/paint/lottie-reel',
  'artist/trace/anatomy',
].map((name) => `/tests/${name}.test.ts`);

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? LONG.length : place;
}

const isAlone = ({ project }: TestSpecification): boolean => project.config.isolate;

/**
 * Starts with what takes longest, so that the two workers end together, and with the files that have a process of their
 * own: those that share one must follow each other.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
    return [...sorted.filter(isAlone), ...sorted.filter((file) => !isAlone(file))];
  }
}

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    silent: 'passed-only',
    // Bounds a test that hangs. A machine with other work holds one up for more than half of this.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // As long as `eventually` waits.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongFirst },
    // Young objects get 64 MB, not 16: a tenth less time goes into collecting them. The embedded database is compiled
    // for a short life: for a long one takes two seconds of processor time in each process.
    execArgv: ['--max-semi-space-size=64', '--liftoff-only'],
    // Tests pay for no model, whatever is configured where they run.
    env: { ANTHROPIC_API_KEY: '' },
    // It imports `next/server`, a name that only bundlers find.
    server: { deps: { inline: ['next-auth'] } },
    projects: [
      { extends: true, test: { name: 'own', include: ['tests/**/*.test.ts'], exclude: [...PURE, ...STANDALONE] } },
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'standalone', include: STANDALONE } },
    ],
  },
});
