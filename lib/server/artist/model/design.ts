import type { ArtistContext, ArtistWork, DesignInput, DesignResult } from '@/lib/artist/types';
import { drawn } from './draw';
import { designTask } from './prompts/drawing';
import { drawingTools, EMPTY, Sketch } from './tools/drawing';

/** Designs a mascot from a prompt, part by part. */
export async function* design(input: DesignInput, context: ArtistContext): ArtistWork<DesignResult> {
  yield { type: 'progress', text: 'Thinking of the character' };
  const name = input.name?.trim();
  const sketch = new Sketch(name ? { ...EMPTY, name } : EMPTY);
  const { spec, summary } = yield* drawn(
    [designTask(input)],
    drawingTools(sketch),
    context,
    input.detail === 'high' ? 'high' : 'medium',
  );
  return { spec: name ? { ...spec, name } : spec, summary };
}
