import { z } from 'zod';
import { acceptSpec } from '@/lib/core/spec/accept';
import { runTask } from '../../raster/pool';
import { builtinArtist } from '../builtin';
import { repairTears } from '../builtin/trace/played/repair-tears.task';
import type { ArtistContext, ArtistWork, RebuildInput, RebuildResult } from '@/lib/artist/types';
import { drawn } from './draw';
import type { FidelityComparison } from './fidelity/compare';
import { compareToFigure } from './fidelity/compare.task';
import { cutOutFigure } from './fidelity/cut-out.task';
import { asDrawing } from './prompts/data';
import { rebuildTask } from './prompts/drawing';
import { defineTool, type ModelTool } from './tool';
import { drawingTools, readable, Sketch } from './tools/drawing';

/** The fidelity below which a person should review the result, as with the built-in artist. */
const MIN_GOOD_FIDELITY = 0.85;
/** The loss of fidelity above which the model is asked for confirmation. */
const MAX_FIDELITY_LOSS = 0.04;

/** Rebuilds a picture: the built-in artist cuts out, traces and rigs it, and the model names and corrects the parts. */
export async function* rebuild({ image, ...wishes }: RebuildInput, context: ArtistContext): ArtistWork<RebuildResult> {
  const { name } = wishes;
  const start = yield* builtinArtist.rebuild({ image, detail: wishes.detail, ...(name ? { name } : {}) }, context);
  const figure = await runTask(cutOutFigure, { file: image.bytes, mime: image.mime }, [], context.signal);
  if (!figure) return start;
  yield { type: 'progress', text: 'Looking at the picture and at what was traced of it' };
  const sketch = new Sketch(start.spec);
  const compared = (): Promise<FidelityComparison> =>
    runTask(compareToFigure, { figure, spec: sketch.spec }, [], context.signal);
  const first = await compared();
  const task = rebuildTask(wishes, first.fidelity, start.warnings);
  const tools = [...drawingTools(sketch, keepsFidelity(compared, first.fidelity)), compare(compared)];
  const {
    spec: made,
    summary,
    notDone,
  } = yield* drawn(
    [
      'The figure of the picture, the mascot that was traced of it, and where they differ:',
      first.picture,
      asDrawing('traced mascot', readable(start.spec)),
      task,
    ],
    tools,
    context,
    wishes.detail === 'high' ? 'high' : 'medium',
  );
  const { fidelity } = await compared();
  const accepted = acceptSpec(made);
  const { spec, warnings: torn } = accepted.ok
    ? await runTask(repairTears, accepted.value.spec, [], context.signal)
    : { spec: made, warnings: [] };
  const warnings = [...torn, ...notDone];
  return {
    spec: name?.trim() ? { ...spec, name: name.trim() } : spec,
    summary,
    fidelity,
    needsReview: fidelity < MIN_GOOD_FIDELITY || warnings.length > 0,
    warnings,
  };
}

/** The tool that shows the picture, the mascot and their difference. */
function compare(compared: () => Promise<FidelityComparison>): ModelTool<never> {
  return defineTool({
    name: 'compare',
    description:
      'Shows, from left to right, the figure of the picture, the mascot at rest, and where they differ (red); ' +
      'tells how alike they are, 0 to 1.',
    input: z.strictObject({}),
    run: async () => {
      const { fidelity, picture } = await compared();
      return {
        text: `Likeness ${fidelity.toFixed(3)}.`,
        pictures: [picture],
        event: { type: 'progress', text: `Comparing with the picture: ${Math.round(fidelity * 100)} % alike` },
      };
    },
  });
}

/** Asks once, before the end, whether a loss of fidelity is intended. */
function keepsFidelity(compared: () => Promise<FidelityComparison>, atFirst: number): () => Promise<string | null> {
  let asked = false;
  return async () => {
    if (asked) return null;
    const { fidelity } = await compared();
    if (fidelity >= atFirst - MAX_FIDELITY_LOSS) return null;
    asked = true;
    return (
      `The mascot has become less like the picture: ${fidelity.toFixed(3)}, after ${atFirst.toFixed(3)} as it ` +
      'was traced. Compare and mend it; call finish again only where the request asks for the difference.'
    );
  };
}
