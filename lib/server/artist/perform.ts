import { checkClip } from '@/lib/core/clip/check';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { JobFailure, type JobContext } from '../jobs/define';
import { finishWork } from '@/lib/artist/finish-work';
import { ArtistError, type ArtistContext, type ArtistEvent, type ArtistWork } from '@/lib/artist/types';

/** What an artist must know of the job it works in. */
export function artistContext({ signal, maxCostUsd, jobId }: JobContext): ArtistContext {
  return { signal, maxCostUsd, seed: jobId };
}

/**
 * Does an artist's work inside a job: passes on what it says, drafts cleaned like everything that is stored. Throws a
 * `JobFailure` with the artist's own words where it gives up.
 */
export async function perform<Result>(work: ArtistWork<Result>, context: JobContext): Promise<Result> {
  return finishWork(work, (event) => tell(event, context)).catch((error: unknown) => {
    throw error instanceof ArtistError ? new JobFailure(error.message) : error;
  });
}

/** A draft that breaks the rules is left out: the next one may keep them. */
async function tell(event: ArtistEvent, { emit, addCost }: JobContext): Promise<void> {
  switch (event.type) {
    case 'usage':
      return addCost(event.cost_usd);
    case 'draft': {
      const accepted = acceptSpec(event.spec);
      return accepted.ok ? emit({ type: 'draft', spec: accepted.value.spec }) : undefined;
    }
    case 'draft_clip': {
      const checked = checkClip(event.clip);
      return checked.ok ? emit({ type: 'draft_clip', clip: checked.value }) : undefined;
    }
    default:
      return emit(event);
  }
}

/** A drawing that an artist has finished, as every door lets it in. Throws a `JobFailure` where it breaks the rules. */
export function acceptedDrawing(drawn: MascotSpec): { spec: MascotSpec; warnings: string[] } {
  const accepted = acceptSpec(drawn);
  if (!accepted.ok)
    throw new JobFailure('The drawing broke the rules of a spec. Please try again, or say it in other words.');
  return accepted.value;
}
