import { artist } from '../artist';
import { acceptedDrawing, artistContext, perform } from '../artist/perform';
import { db } from '../db/client';
import { latestSheets } from '../db/versions';
import { defineJob } from '../jobs/define';
import type { GenerateInput } from './design';
import { saveFirstDrawing, type FirstDrawing } from './first-drawing';

/** How many of a workspace's latest characters a new one should not be taken for. */
const EARLIER_SHEETS = 12;

/**
 * Designs a mascot from a prompt, with drafts; free where a stand-in was drawn.
 * Result `{mascot, fidelity: null, summary, warnings}`.
 */
export const job = defineJob<GenerateInput>({
  type: 'generate',
  async run(input, context) {
    const earlier = await latestSheets(db(), context.workspaceId, EARLIER_SHEETS);
    const {
      spec: drawn,
      summary: description,
      sheet,
      warnings: notDone = [],
      standIn,
    } = await perform(artist().design({ ...input, earlier }, artistContext(context)), context);
    const { spec, warnings: left } = acceptedDrawing(drawn);
    const told = standIn === undefined ? [] : [`${standIn} Nothing is charged for it.`];
    const drawing: FirstDrawing = {
      source: 'generate',
      spec,
      ...(sheet ? { sheet } : {}),
      summary: [description, ...told].join(' '),
      fidelity: null,
      needsReview: left.length > 0,
      warnings: [...told, ...notDone, ...left],
    };
    return { commit: (tx) => saveFirstDrawing(tx, context, drawing), isFree: standIn !== undefined };
  },
});
