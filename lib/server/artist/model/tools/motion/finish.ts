import { z } from 'zod';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { runTask } from '../../../../raster/pool';
import type { ComposedClip } from '@/lib/artist/types';
import { defineTool, refusal } from '../../tool';
import { reviewMotion } from './review-motion.task';
import { performed } from './floor';
import { isEmpty, type MotionSketch } from './sketch';

const Finish = z.strictObject({
  name: z.string().min(1).max(LIMITS.animation.name.max).describe("The motion's name, two or three words"),
  summary: z.string().min(1).max(300).describe('What the mascot does, in one sentence for the customer'),
});

/** The tool that ends the work: applies the motion critic's repairs, and keeps a given name. */
export const finishMotion = (sketch: MotionSketch, name: string | undefined) =>
  defineTool<ComposedClip, typeof Finish>({
    name: 'finish',
    description: 'Ends the work with the motion as it is. Look at it and ask the critic before.',
    input: Finish,
    async run({ name: title, summary }) {
      if (isEmpty(sketch.clip)) return refusal('Nothing moves yet: put a track first.');
      const { repair } = await runTask(reviewMotion, { spec: sketch.spec, clip: sketch.clip, mend: true });
      const named = { ...performed(sketch, repair?.clip ?? sketch.clip), name: name ?? title };
      return {
        text: 'Finished.',
        event: { type: 'draft_clip', clip: named },
        finished: { clip: named, ...partsOf(sketch, named), summary },
      };
    },
  });

/** The props that a clip shows, as parts for the mascot. */
function partsOf({ props }: MotionSketch, { tracks }: AnimationClip): Pick<ComposedClip, 'parts'> {
  const shown = new Set(tracks.map(({ part }) => part));
  const parts = props.filter(({ id }) => shown.has(id));
  return parts.length > 0 ? { parts } : {};
}
