import type { Artist, ArtistEvent, ArtistWork } from '@/lib/artist/types';

export { finishWork } from '@/lib/artist/finish-work';

/** What the scripted artist does next, job by job; a job without a script is refused loudly. */
export const script: Partial<Artist> = {};

/** A piece of work that says these events and then gives, or throws, the end. */
export async function* says<Result>(
  events: readonly ArtistEvent[],
  end: () => Result | Promise<Result>,
): ArtistWork<Result> {
  yield* events;
  return end();
}

/** An artist that does what a test has written down. */
const scripted = new Proxy({ name: 'scripted' } as Artist, {
  get: (artist, job: keyof Artist) =>
    job === 'name'
      ? artist.name
      : (script[job] ??
        (() => {
          throw new Error(`Nobody told the artist how to ${job}.`);
        })),
});

/** Stands for the server's own where a test says `vi.mock('@/lib/server/artist', () => import('…/support/artist'))`. */
export const artist = (): Artist => scripted;
