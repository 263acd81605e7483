import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { drawStrip } from '../../../../raster/draw-strip.task';
import { runTask } from '../../../../raster/pool';
import { pictureOf } from '../../pictures';
import { defineTool, type ModelTool } from '../../tool';
import { performed } from './floor';
import type { MotionSketch } from './sketch';

/**
 * The picture sizes in pixels: hands and eyes must be recognisable in a single pose, and the pose in each cell of a
 * strip.
 */
export const POSE_PX = 400;
export const MOMENT_PX = 168;
/** The number of moments in a strip; `most` fits two rows. */
const MOMENT_COUNTS = { least: 2, usual: 10, most: 12 };

/** Gives evenly spaced times between two times, both included. */
const momentsBetween = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

/** A time range, and how many moments of it to show. */
const Stretch = z.strictObject({
  from: z.number().min(0).max(LIMITS.clip.duration.max).optional().describe('Seconds; the beginning if not given'),
  to: z.number().min(0).max(LIMITS.clip.duration.max).optional().describe('Seconds; the end if not given'),
  moments: z.int().min(MOMENT_COUNTS.least).max(MOMENT_COUNTS.most).optional(),
});

/** Gives the times of a range of a motion of this length in seconds: ascending, none after its end. */
function momentsOf(
  { from = 0, to, moments = MOMENT_COUNTS.usual }: z.infer<typeof Stretch>,
  duration: number,
): number[] {
  const ends = [Math.min(from, duration), Math.min(to ?? duration, duration)] as const;
  return momentsBetween(Math.min(...ends), Math.max(...ends), moments);
}

/** The tool that shows one pose. */
export const lookAtPose = (sketch: MotionSketch): ModelTool<never> =>
  defineTool({
    name: 'look_at_pose',
    description: 'Shows the mascot at one moment of the motion, in seconds.',
    input: z.strictObject({ at: z.number().min(0).max(LIMITS.clip.duration.max) }),
    run: async ({ at }) => ({
      text: `The mascot at ${at} seconds.`,
      pictures: [await pictureOf(sketch.spec, { size: POSE_PX, clip: performed(sketch, sketch.clip), seconds: at })],
      event: { type: 'progress', text: 'Looking at a pose' },
    }),
  });

/** The tool that shows moments side by side. */
export const lookAtStrip = (sketch: MotionSketch): ModelTool<never> =>
  defineTool({
    name: 'look_at_strip',
    description:
      'Shows moments of the motion beside each other in one picture, row by row, each under its time in ' +
      'seconds: the whole motion, or a stretch of it.',
    input: Stretch,
    async run(stretch) {
      const { spec, clip } = sketch;
      const seconds = momentsOf(stretch, clip.duration);
      return {
        text: `${seconds.length} moments from ${seconds[0]?.toFixed(2)} to ${seconds.at(-1)?.toFixed(2)} seconds.`,
        pictures: [await runTask(drawStrip, { spec, clip: performed(sketch, clip), seconds, cell: MOMENT_PX })],
        event: { type: 'progress', text: 'Looking at the motion' },
      };
    },
  });
