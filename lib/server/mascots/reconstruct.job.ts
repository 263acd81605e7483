import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import { wholeFile } from '../files/read';
import { defineJob, JobFailure } from '../jobs/define';
import { saveFirstDrawing } from './first-drawing';
import { nameInFileName } from './names';
import type { ReconstructInput } from './reconstruct';

/** The fidelity below which a person should review the result (docs/decisions/resources.md). */
const MIN_GOOD_FIDELITY = 0.8;

/** Rebuilds a picture as a mascot, with drafts; result `{mascot, fidelity, summary, warnings}`. */
export const job = defineJob<ReconstructInput>({
  type: 'reconstruct',
  async run({ fileId, name, ...wishes }, context) {
    const image = await wholeFile(context.workspaceId, fileId);
    if (!image) throw new JobFailure('The picture was deleted before it was rebuilt.');
    const named = name ?? nameInFileName(image.name);
    const task = { image, ...wishes, ...(named ? { name: named } : {}) };
    const drawn = await perform(artist().rebuild(task, artistContext(context)), context);
    const { summary, fidelity } = drawn;
    const { spec, warnings: dropped } = acceptedDrawing(drawn.spec);
    // Fidelity compares with the sanitised SVG, so it does not show what the sanitising removed.
    const reasons = [
      ...(fidelity < MIN_GOOD_FIDELITY ? [unlike(fidelity)] : []),
      ...dropped,
      ...(image.facts?.lost ?? []),
    ];
    const needsReview = drawn.needsReview || reasons.length > 0;
    const warnings = [...drawn.warnings, ...reasons];
    return {
      commit: (tx) =>
        saveFirstDrawing(tx, context, { source: 'reconstruct', spec, summary, fidelity, needsReview, warnings }),
    };
  },
});

const unlike = (fidelity: number): string => `It is only ${Math.floor(100 * fidelity)} % like its picture.`;
