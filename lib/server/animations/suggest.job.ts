import { SuggestResult } from '@/lib/contract/animation';
import { artist } from '../artist';
import { artistContext, perform } from '../artist/perform';
import { defineJob, JobFailure } from '../jobs/define';
import { currentDrawing } from '../mascots/current';
import type { SuggestWork } from './suggest';

/** The job that suggests motions for a mascot; its result is a `SuggestResult`. */
export const job = defineJob<SuggestWork>({
  type: 'suggest',
  async run(input, context) {
    const { spec } = await currentDrawing(context);
    const found = SuggestResult.safeParse(
      await perform(artist().suggest({ spec, ...input }, artistContext(context)), context),
    );
    if (!found.success) throw new JobFailure('No suggestions came of it. Please try again.');
    return { result: found.data };
  },
});
