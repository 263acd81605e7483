import type { FailureKind } from '@/lib/contract/job-errors';
import { checkClip } from '@/lib/core/clip/check';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { JobFailure, type JobContext } from '../jobs/define';
import { finishWork } from '@/lib/artist/finish-work';
import {
  ArtistError,
  type ArtistErrorCode,
  type ArtistContext,
  type ArtistEvent,
  type ArtistWork,
} from '@/lib/artist/types';

/** The context of an artist's work, from that of its job. */
export function artistContext({ signal, maxCostUsd, jobId }: JobContext): ArtistContext {
  return { signal, maxCostUsd, seed: jobId };
}

const KINDS: Partial<Record<ArtistErrorCode, FailureKind>> = { cost_ceiling: 'cost_ceiling', service: 'service' };

/**
 * Runs an artist's work inside a job and emits its events. An artist's error becomes a `JobFailure` with its message.
 */
export async function perform<Result>(work: ArtistWork<Result>, context: JobContext): Promise<Result> {
  return finishWork(work, (event) => tell(event, context)).catch((error: unknown) => {
    throw error instanceof ArtistError ? new JobFailure(error.message, { kind: KINDS[error.code] }) : error;
  });
}

/** Passes an event on to the job; leaves out a draft that breaks the rules. */
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

/** Checks and cleans a drawing that an artist has finished; throws a `JobFailure` where it breaks the rules. */
export function acceptedDrawing(drawn: MascotSpec): { spec: MascotSpec; warnings: string[] } {
  const accepted = acceptSpec(drawn);
  if (!accepted.ok)
    throw new JobFailure('The drawing broke the rules of a spec. Please try again, or say it in other words.');
  return accepted.value;
}
