import type { MascotSpec } from '@/lib/core/spec/schema';
import { unlessAborted } from '../../abort';
import type { AnimateInput, ComposedClip, ArtistContext, ArtistWork } from '@/lib/artist/types';
import type { MessagePart } from './conversation';
import { runLoop } from './loop';
import { pictureOf } from './pictures';
import { asData, asRequest } from './prompts/data';
import { MOTION_SYSTEM } from './prompts/motion';
import { motionTools } from './tools/motion';
import { POSE_PX } from './tools/motion/look';
import { rigText } from './tools/motion/rig-text';
import { motionSketch, type MotionSketch } from './tools/motion/sketch';

/** A good motion takes six or eight answers. */
const MOTION_TURNS = 24;

/** Makes a motion from a description: the model composes it with tools on the mascot's rig. */
export async function* animate(
  { spec, prompt, name, durationSeconds }: AnimateInput,
  context: ArtistContext,
): ArtistWork<ComposedClip> {
  yield { type: 'progress', text: 'Reading the rig' };
  const sketch = motionSketch(spec, durationSeconds ?? null);
  const length =
    durationSeconds === undefined
      ? 'Choose the length that suits it.'
      : `It must last ${durationSeconds} seconds; the length is set already.`;
  const content = [
    'Make a motion for this mascot.',
    ...(await unlessAborted(mascotShown(spec), context.signal)),
    length,
    asRequest(prompt),
  ];
  return yield* composed(sketch, name, content, context);
}

/** Has the model finish the motion of a sketch with its tools, as `content` asks. `name` is the motion's, if given. */
export const composed = (
  sketch: MotionSketch,
  name: string | undefined,
  content: MessagePart[],
  context: ArtistContext,
): ArtistWork<ComposedClip> =>
  runLoop<ComposedClip>({
    system: MOTION_SYSTEM,
    content,
    tools: motionTools(sketch, name, context),
    context,
    turns: MOTION_TURNS,
  });

/** Gives the description of a mascot for the model: a picture at rest of this size, its text and its rig. */
export async function mascotShown(spec: MascotSpec, size = POSE_PX): Promise<MessagePart[]> {
  return [
    'At rest it looks like this:',
    await pictureOf(spec, { size }),
    asData('the mascot', { name: spec.name, description: spec.description, archetype: spec.archetype }),
    asData('its rig', rigText(spec).split('\n')),
  ];
}
