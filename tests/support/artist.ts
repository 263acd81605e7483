import type { Artist, ArtistEvent, ArtistWork } from '@/lib/artist/types';

export { finishWork } from '@/lib/artist/finish-work';

/** The scripted artist's functions by type of job, which a test sets. A job without one throws. */
export const script: Partial<Artist> = {};

/** Work that yields these events and then returns `end`, or throws it if it is an error. */
export async function* says<Result>(
  events: readonly ArtistEvent[],
  end: () => Result | Promise<Result>,
): ArtistWork<Result> {
  yield* events;
  return end();
}

/** An artist that calls the functions of `script`. */
const scripted = new Proxy({ name: 'scripted' } as Artist, {
  get: (artist, job: keyof Artist) =>
    job === 'name'
      ? artist.name
      : (script[job] ??
        (() => {
          throw new Error(`Nobody told the artist how to ${job}.`);
        })),
});

/** Replaces the server's artist in a test with `vi.mock('@/lib/server/artist', () => import('…/support/artist'))`. */
export const artist = (): Artist => scripted;
