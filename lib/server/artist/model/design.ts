import type { ArtistContext, ArtistWork, DesignInput, DesignResult } from '@/lib/artist/types';
import { lookOf } from '@/lib/artist/look';
import { drawn } from './draw';
import { designTask } from './prompts/drawing';
import { drawingTools, EMPTY, Sketch, startFromSheet } from './tools/drawing';

/** Designs a mascot from a prompt, part by part. */
export async function* design(input: DesignInput, context: ArtistContext): ArtistWork<DesignResult> {
  yield { type: 'progress', text: 'Thinking of the character' };
  const name = input.name?.trim();
  const sketch = new Sketch(name ? { ...EMPTY, name } : EMPTY);
  sketch.pen = { direction: lookOf(input.style ?? input.prompt).id, detail: input.detail };
  const { spec, summary, notDone } = yield* drawn(
    [designTask(input)],
    [startFromSheet(sketch, { detail: input.detail, ...(name ? { name } : {}) }), ...drawingTools(sketch)],
    context,
    input.detail === 'high' ? 'high' : 'medium',
  );
  const { sheet } = sketch;
  return { spec: name ? { ...spec, name } : spec, summary, warnings: notDone, ...(sheet ? { sheet } : {}) };
}
