import { z } from 'zod';
import type { ComposedScene } from '@/lib/artist/types';
import { LIMITS } from '@/lib/core/limits';
import { defineTool, type ModelTool } from '../../tool';
import { pictureOf } from '../../pictures';
import type { SceneSketch } from './sketch';

/** The size in pixels at which composition and faults are visible. */
const PICTURE_PX = 720;

/** The scene as a picture (PNG). */
export const scenePicture = ({ spec }: SceneSketch): Promise<Uint8Array> => pictureOf(spec, { size: PICTURE_PX });

/** The tool that shows the scene. */
export const lookAtScene = (sketch: SceneSketch): ModelTool<never> =>
  defineTool({
    name: 'look',
    description: 'Shows the scene as it is.',
    input: z.strictObject({}),
    run: async () => {
      const { width, height } = sketch.spec.canvas;
      return {
        text: `The scene, ${width} by ${height} pixels, shown smaller.`,
        pictures: [await scenePicture(sketch)],
      };
    },
  });

const Finish = z.strictObject({
  name: z.string().min(1).max(LIMITS.mascot.name.max).describe("The picture's title, a few words"),
  summary: z.string().min(1).max(300).describe('What is to be seen, in one sentence for the customer'),
});

/** The tool that ends the work. */
export const finishScene = (sketch: SceneSketch) =>
  defineTool<ComposedScene, typeof Finish>({
    name: 'finish',
    description: 'Ends the work with the scene as it is. Look at it before.',
    input: Finish,
    run({ name, summary }) {
      const spec = { ...sketch.spec, name, description: summary };
      return { text: 'Finished.', event: { type: 'draft', spec }, finished: { spec, summary } };
    },
  });
