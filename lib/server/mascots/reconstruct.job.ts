import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import { wholeFile } from '../files/read';
import { defineJob, JobFailure } from '../jobs/define';
import { saveFirstDrawing } from './first-drawing';
import { nameInFileName } from './names';
import type { ReconstructInput } from './reconstruct';

/** Under this likeness somebody should look at what a picture became (decisions: Resources). */
const ALIKE = 0.8;

/** Rebuilds a picture as a mascot, showing drafts; result `{mascot, fidelity}`. */
export const job = defineJob<ReconstructInput>({
  type: 'reconstruct',
  async run({ fileId, name, ...wishes }, context) {
    const image = await wholeFile(context.workspaceId, fileId);
    if (!image) throw new JobFailure('The picture was deleted before it was rebuilt.');
    const named = name ?? nameInFileName(image.name);
    const { spec: drawn, summary, fidelity, needsReview } = await perform(artist().rebuild({ image, ...wishes, ...(named ? { name: named } : {}) }, artistContext(context)), context);
    const { spec, warnings } = acceptedDrawing(drawn);
    // What an SVG lost when it was taken, no likeness to what was kept tells.
    const lost = image.facts?.lost ?? [];
    const isDoubtful = needsReview || fidelity < ALIKE || warnings.length > 0 || lost.length > 0;
    return { commit: (tx) => saveFirstDrawing(tx, context, { source: 'reconstruct', spec, summary: [summary.trim(), ...lost].join(' '), fidelity, needsReview: isDoubtful }) };
  },
});
