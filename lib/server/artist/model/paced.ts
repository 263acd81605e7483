import type { ArtistContext, ArtistEvent, ArtistWork } from '@/lib/artist/types';

/** The least time between two drafts: four a second. */
export const DRAFT_PAUSE_MS = 250;

type Draft = Extract<ArtistEvent, { type: 'draft' | 'draft_clip' }>;

const isDraft = (event: ArtistEvent): event is Draft => event.type === 'draft' || event.type === 'draft_clip';

const pauseAfterDraft = () =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, DRAFT_PAUSE_MS, null);
  });

/**
 * Does work and yields its newest draft at most four times a second, always the last one, and other events at once.
 * Aborts it with its consumer.
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
      if (step) next = null;
      if (step?.done) {
        await (draft && pause);
        if (draft) yield draft;
        return step.value;
      }
      if (step === null) pause = null;
      else if (isDraft(step.value)) draft = step.value;
      else yield step.value;
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
    // The last step ends by itself after the abort; its result is not needed.
    await next?.catch(() => null);
    await work.return(undefined as never);
  }
}
