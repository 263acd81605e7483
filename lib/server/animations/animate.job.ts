import type { AnimateResult } from '@/lib/contract/animation';
import { checkClip } from '@/lib/core/clip/check';
import { LIMITS } from '@/lib/core/limits';
import { firstCharacters } from '@/lib/core/text';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { artist } from '../artist';
import { artistContext, perform } from '../artist/perform';
import type { ComposedClip as Animated, ArtistContext, ArtistWork } from '@/lib/artist/types';
import { animationNames, insertAnimation } from '../db/animations';
import { lockMascot } from '../db/mascots';
import { defineJob, JobFailure } from '../jobs/define';
import { currentDrawing, mascotDeleted } from '../mascots/current';
import { addMotionProps } from '../mascots/motion-props';
import { freeName } from '../mascots/names';
import type { AnimateWork } from './animate';
import type { AnimateFromVideoWork } from './animate-from-video';
import { readReferenceVideo } from './reference-video';

async function begin(
  spec: MascotSpec,
  input: AnimateWork | AnimateFromVideoWork,
  workspaceId: string,
  context: ArtistContext,
): Promise<ArtistWork<Animated>> {
  if (!('uploadId' in input)) return artist().animate({ spec, ...input }, context);
  const { uploadId, ...wishes } = input;
  return artist().animateFromVideo(
    { spec, video: await readReferenceVideo(workspaceId, uploadId), ...wishes },
    context,
  );
}

/** The job that makes a motion from a prompt or a video; its result is an `AnimateResult`. */
export const job = defineJob<AnimateWork | AnimateFromVideoWork>({
  type: 'animate',
  async run(input, context) {
    const { mascotId, spec } = await currentDrawing(context);
    const { clip, parts = [] } = await perform(
      await begin(spec, input, context.workspaceId, artistContext(context)),
      context,
    );
    const checked = checkClip(clip, withMotionProps(spec, parts, spec));
    if (!checked.ok)
      throw new JobFailure(
        'The motion broke the rules of a clip. Please try again, ' +
          `${'uploadId' in input ? 'or with another video' : 'or say it in other words'}.`,
      );
    const motion = checked.value;
    return {
      async commit(tx): Promise<AnimateResult> {
        if (!(await lockMascot(tx, context.workspaceId, mascotId))) throw mascotDeleted();
        const name = freeName(
          input.name ?? firstCharacters(motion.name, LIMITS.animation.name.max),
          await animationNames(tx, mascotId),
          LIMITS.animation.name.max,
        );
        await addMotionProps(tx, context.workspaceId, mascotId, { motion: name, parts, drawnFor: spec });
        return {
          animation: await insertAnimation(tx, {
            mascotId,
            name,
            source: 'prompt',
            preset: null,
            clip: { ...motion, name },
          }),
        };
      },
    };
  },
});
