import type { AnimateResult } from '@/lib/contract/animation';
import { checkClip } from '@/lib/core/clip/check';
import { LIMITS } from '@/lib/core/limits';
import { firstCharacters } from '@/lib/core/text';
import { artist } from '../artist';
import { artistContext, perform } from '../artist/perform';
import { animationNames, insertAnimation } from '../db/animations';
import { lockMascot } from '../db/mascots';
import { defineJob, JobFailure } from '../jobs/define';
import { currentDrawing, deleted } from '../mascots/current';
import type { AnimateWork } from './animate';
import { freeName } from '../mascots/names';

/** Makes a motion from words; the result is an `AnimateResult`. */
export const job = defineJob<AnimateWork>({
  type: 'animate',
  async run(input, context) {
    const { mascotId, spec } = await currentDrawing(context);
    const { clip } = await perform(artist().animate({ spec, ...input }, artistContext(context)), context);
    const checked = checkClip(clip, spec);
    if (!checked.ok) throw new JobFailure('The motion broke the rules of a clip. Please try again, or say it in other words.');
    const motion = checked.value;
    return {
      async commit(tx): Promise<AnimateResult> {
        if (!(await lockMascot(tx, context.workspaceId, mascotId))) throw deleted();
        const name = freeName(input.name ?? firstCharacters(motion.name, LIMITS.animation.name.max), await animationNames(tx, mascotId), LIMITS.animation.name.max);
        return { animation: await insertAnimation(tx, { mascotId, name, source: 'prompt', preset: null, clip: { ...motion, name } }) };
      },
    };
  },
});
