import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { unlessAborted } from '../../abort';
import { ArtistError } from '@/lib/artist/types';
import type { ArtistContext, ArtistWork, EditInput, EditedDesign, VariantDesignInput } from '@/lib/artist/types';
import type { MessagePart } from './conversation';
import { drawn, FIRST_PICTURE_PX } from './draw';
import { pictureOf } from './pictures';
import { asDrawing } from './prompts/data';
import { editTask, variantTask } from './prompts/drawing';
import type { ModelTool } from './tool';
import { drawingTools, objections, readable, restoreParts, Sketch, type Unfinished } from './tools/drawing';

/** Edits a mascot by instruction. Throws an ArtistError for a mascot that breaks the rules of a spec. */
export async function* edit(
  { spec: given, sheet, previous = null, instruction }: EditInput,
  context: ArtistContext,
): ArtistWork<EditedDesign> {
  const before = accepted(given);
  yield { type: 'progress', text: 'Reading the instruction' };
  const content = [
    ...(await shown(before, context)),
    ...(previous ? [asDrawing('mascot before the last change', readable(previous))] : []),
    editTask(instruction, previous !== null),
  ];
  const sketch = new Sketch(before);
  if (sheet) sketch.pen = sheet;
  return yield* changed(
    sketch,
    content,
    'Nothing has changed yet: change the drawing as the request says. Where that cannot be done, do what comes ' +
      'nearest and say so in notDone, or decline.',
    context,
    previous ? [restoreParts(sketch, previous)] : [],
  );
}

/** Draws another look on the same rig. Throws an ArtistError for a mascot that breaks the rules of a spec. */
export async function* variant(
  { spec: given, name, instruction }: VariantDesignInput,
  context: ArtistContext,
): ArtistWork<EditedDesign> {
  const before = accepted(given);
  yield { type: 'progress', text: 'Thinking of the look' };
  const content = [...(await shown(before, context)), variantTask(name, instruction)];
  return yield* changed(
    new Sketch(before, before),
    content,
    'It looks like the mascot itself yet: draw the look.',
    context,
  );
}

async function* changed(
  sketch: Sketch,
  content: Parameters<typeof drawn>[0],
  unchanged: string,
  context: ArtistContext,
  more: readonly ModelTool<never>[] = [],
): ArtistWork<EditedDesign> {
  const before = sketch.spec;
  const unfinished: Unfinished = async () => {
    if (!sketch.isChanged) return unchanged;
    // What the critic objects to in the mascot as it was is not for this request to mend.
    sketch.tell(await objections(before));
    return null;
  };
  const { spec, summary, notDone } = yield* drawn(content, [...drawingTools(sketch, unfinished), ...more], context);
  return { spec, summary, warnings: notDone };
}

/**
 * Gives the mascot's picture and drawing as message parts. The instruction comes after them, since models weigh the end
 * of a message most.
 */
async function shown(spec: MascotSpec, { signal }: ArtistContext): Promise<MessagePart[]> {
  return [
    'The mascot at rest:',
    await unlessAborted(pictureOf(spec, { size: FIRST_PICTURE_PX }), signal),
    asDrawing('mascot', readable(spec)),
  ];
}

function accepted(given: MascotSpec): MascotSpec {
  const result = acceptSpec(given);
  if (!result.ok)
    throw new ArtistError('bad_input', 'The mascot breaks the rules of a spec, so it cannot be drawn upon.');
  return result.value.spec;
}
