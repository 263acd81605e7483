import type { ArtistContext, ArtistEvent, ArtistWork } from '@/lib/artist/types';

/** The least time between two drafts, in milliseconds: four a second. */
export const DRAFT_PAUSE_MS = 250;

type Draft = Extract<ArtistEvent, { type: 'draft' | 'draft_clip' }>;

const isDraft = (event: ArtistEvent): event is Draft => event.type === 'draft' || event.type === 'draft_clip';

const pauseAfterDraft = () =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, DRAFT_PAUSE_MS, null);
  });

/**
 * Does a piece of work and tells its drafts at most four times a second: of those that come faster the latest, as soon
 * as one may be told again, and the last one always, also where the work fails. All else is told at once. Work that
 * nobody listens to any more is aborted.
 */
export async function* paced<Result>(
  begin: (context: ArtistContext) => ArtistWork<Result>,
  context: ArtistContext,
): ArtistWork<Result> {
  const left = new AbortController();
  const work = begin({ ...context, signal: AbortSignal.any([context.signal, left.signal]) });
  let next: Promise<IteratorResult<ArtistEvent, Result>> | null = null;
  let [draft, pause]: [Draft | null, Promise<null> | null] = [null, null];
  try {
    for (;;) {
      next ??= work.next();
      const step = await (pause ? Promise.race([pause, next]) : next);
      if (step === null) pause = null;
      else {
        next = null;
        if (step.done) {
          await (draft && pause);
          if (draft) yield draft;
          return step.value;
        }
        if (isDraft(step.value)) draft = step.value;
        else yield step.value;
      }
      if (!draft || pause) continue;
      yield draft;
      [draft, pause] = [null, pauseAfterDraft()];
    }
  } catch (error) {
    if (draft && !context.signal.aborted) {
      await pause;
      yield draft;
    }
    throw error;
  } finally {
    left.abort();
    // What was asked for last ends with the signal; how, nobody hears.
    await next?.catch(() => null);
    await work.return(undefined as never);
  }
}
