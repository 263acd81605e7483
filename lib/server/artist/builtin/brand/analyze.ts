import { drawWithin } from '../../../raster/interruptible';
import type { AnalyzeSiteInput, SiteAnalysis, ArtistContext, ArtistWork } from '@/lib/artist/types';
import type { Proposal } from '@/lib/artist/brand/propose';

/** Far more than it takes, in milliseconds. */
const DEADLINE_MS = 20_000;

/** Reads a site as a designer would, and proposes three mascots for it, in a thread: the same for the same site. */
export async function* analyze({ site }: AnalyzeSiteInput, { signal }: ArtistContext): ArtistWork<SiteAnalysis> {
  const { told, result } = (await drawWithin('proposeConcepts', site, {
    signal,
    milliseconds: () => DEADLINE_MS,
  })) as Proposal;
  for (const text of told) yield { type: 'progress', text };
  return result;
}
