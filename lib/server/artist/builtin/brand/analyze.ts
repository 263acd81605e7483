import { runWithin } from '../../../raster/run-within';
import type { AnalyzeSiteInput, SiteAnalysis, ArtistContext, ArtistWork } from '@/lib/artist/types';
import { proposeConcepts } from './propose.task';

/** Far more than it takes, in milliseconds. */
const DEADLINE_MS = 20_000;

/** Reads a site as a designer would, and proposes three mascots for it, in a thread: the same for the same site. */
export async function* analyze({ site }: AnalyzeSiteInput, { signal }: ArtistContext): ArtistWork<SiteAnalysis> {
  const { told, result } = await runWithin(proposeConcepts, site, { signal, milliseconds: () => DEADLINE_MS });
  for (const text of told) yield { type: 'progress', text };
  return result;
}
