import { z } from 'zod';
import type { MotionFinding } from '@/lib/core/clip/critic';
import { runTask } from '../../../../raster/pool';
import { defineTool, refusal } from '../../tool';
import { reviewMotion } from './review-motion.task';
import { change, changeText, isEmpty, type MotionSketch } from './sketch';

/** The most remarks that the model reads at once: after the first are fixed, most others disappear. */
const MAX_REMARKS = 12;

/** The critic's remarks, one a line. */
function remarks(findings: readonly MotionFinding[]): string {
  const lines = findings
    .slice(0, MAX_REMARKS)
    .map(({ rule, message, suggestion }) => `${rule}: ${message} ${suggestion}`);
  return [...lines, ...(findings.length > MAX_REMARKS ? [`and ${findings.length - MAX_REMARKS} more`] : [])].join('\n');
}

/** The tool that runs the motion critic and applies its repairs. */
export const askCritic = (sketch: MotionSketch) =>
  defineTool({
    name: 'ask_critic',
    description:
      'Asks a motion designer what is wrong: joints past their limits, missing anticipation, lost volume, stiff ' +
      'easing, a seam in a loop, twinned limbs, dead holds, leaving the canvas. With `mend` it corrects what it ' +
      'can without a change of the poses.',
    input: z.strictObject({ mend: z.boolean().default(false) }),
    async run({ mend }) {
      const { spec, clip: before } = sketch;
      if (isEmpty(before)) return refusal('Nothing moves yet: put a track first.');
      const { findings, repair } = await runTask(reviewMotion, { spec, clip: before, mend });
      const event = { type: 'progress', text: 'Checking the motion' } as const;
      if (!findings.length) return { text: 'The critic finds nothing wrong.', event };
      if (!repair) return { text: remarks(findings), event };
      const { clip, repaired, left } = repair;
      if (!repaired.length) return { text: `Nothing can be mended without you:\n${remarks(left)}`, event };
      const rest = left.length ? `Still there:\n${remarks(left)}` : 'Nothing is left.';
      return change(
        sketch,
        clip,
        `Mended ${repaired.length} of ${findings.length}. ${rest}\n${changeText(before, clip)}`,
      );
    },
  });
