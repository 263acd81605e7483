import { runWithin } from '../../../raster/run-within';
import type { ArtistContext, ArtistWork, AnalyzeSiteInput } from '@/lib/artist/types';
import type { SiteAnalysis } from '@/lib/artist/site-types';
import { proposeConcepts } from './propose.task';

/** The time limit in milliseconds, far above the usual time. */
const DEADLINE_MS = 20_000;

/** Reads a site's facts and proposes three mascots for it, in a thread; deterministic for the same site. */
export async function* analyze({ site }: AnalyzeSiteInput, { signal }: ArtistContext): ArtistWork<SiteAnalysis> {
  const { told, result } = await runWithin(proposeConcepts, site, { signal, milliseconds: () => DEADLINE_MS });
  for (const text of told) yield { type: 'progress', text };
  return result;
}
