import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import { defineJob } from '../jobs/define';
import type { GenerateInput } from './design';
import { saveFirstDrawing } from './first-drawing';

/** Designs a mascot from a prompt, showing drafts as it draws; result `{mascot, fidelity: null}`. */
export const job = defineJob<GenerateInput>({
  type: 'generate',
  async run(input, context) {
    const { spec: drawn, summary } = await perform(artist().design(input, artistContext(context)), context);
    const { spec, warnings } = acceptedDrawing(drawn);
    return { commit: (tx) => saveFirstDrawing(tx, context, { source: 'generate', spec, summary, fidelity: null, needsReview: warnings.length > 0 }) };
  },
});
