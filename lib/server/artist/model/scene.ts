import { unlessAborted } from '../../abort';
import type { ArtistContext, ArtistWork, ComposeSceneInput, ComposedScene } from '@/lib/artist/types';
import { runLoop } from './loop';
import { asData, asRequest } from './prompts/data';
import { SCENE_SYSTEM } from './prompts/scene';
import { sceneTools } from './tools/scene';
import { scenePicture } from './tools/scene/look';
import { placeText } from './tools/scene/mascot';
import { piecesText } from './tools/scene/setting';
import { sceneSketch } from './tools/scene/sketch';

/** A good scene takes six to ten answers. */
const MAX_TURNS = 24;

/**
 * Composes a scene around a mascot: the model places and draws its pieces, starting with the built-in artist's setting.
 */
export async function* scene(input: ComposeSceneInput, context: ArtistContext): ArtistWork<ComposedScene> {
  context.signal.throwIfAborted();
  const sketch = sceneSketch(input, context.seed);
  yield { type: 'draft', spec: sketch.spec };
  const { spec, width, height, clip } = input;
  const content = [
    `Compose a picture of ${width} by ${height} pixels with this mascot in it. The first version:`,
    await unlessAborted(scenePicture(sketch), context.signal),
    asData('the mascot', { name: spec.name, description: spec.description, palette: spec.palette }),
    `${placeText(sketch.state.stage)}. ${piecesText(sketch)} ` +
      `${clip ? 'The customer chose its pose.' : 'You may choose its pose.'}`,
    asRequest(input.prompt),
  ];
  return yield* runLoop<ComposedScene>({
    system: SCENE_SYSTEM,
    content,
    tools: sceneTools(sketch),
    context,
    turns: MAX_TURNS,
  });
}
