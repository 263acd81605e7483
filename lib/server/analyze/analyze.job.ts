import { AnalyzeResult } from '@/lib/contract/analyze';
import { artist } from '../artist';
import { artistContext, perform } from '../artist/perform';
import { defineJob, JobFailure } from '../jobs/define';
import type { AnalyzeWork } from './create';
import { nullWhenSlow, visitReader } from './reading';
import { sketchConcept } from './reading.task';
import { visitSite } from './visit/visit';

/**
 * Visits a website and has the artist propose mascots for its brand, with a draft of each; the result is an
 * `AnalyzeResult`.
 */
export const job = defineJob<AnalyzeWork>({
  type: 'analyze',
  async run({ url }, context) {
    const visited = await visitSite(url, context.signal, (text) => context.emit({ type: 'progress', text }));
    const found = AnalyzeResult.safeParse(await perform(artist().analyze(visited, artistContext(context)), context));
    if (!found.success) throw new JobFailure('No concepts came of it. Please try again.');
    const reader = visitReader(context.signal);
    for (const concept of found.data.concepts) {
      const spec = await reader(sketchConcept, { concept, seed: context.jobId }).catch(nullWhenSlow);
      if (spec) await context.emit({ type: 'draft', spec });
    }
    return { result: found.data };
  },
});
