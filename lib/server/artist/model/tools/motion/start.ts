import { z } from 'zod';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { builtinArtist } from '../../../builtin';
import { finishWork } from '@/lib/artist/finish-work';
import { ArtistError, type ComposedClip, type ArtistContext, type ArtistWork } from '@/lib/artist/types';
import { defineTool, refusal, type ToolOutcome } from '../../tool';
import { change, clipText, lasting, type MotionSketch } from './sketch';

/** Replaces the sketch's clip by a ready one, in the fixed length, and describes it. */
function startFrom(
  sketch: MotionSketch,
  { clip, parts = [] }: Pick<ComposedClip, 'clip' | 'parts'>,
): ToolOutcome<never> {
  const fitting = sketch.seconds === null ? clip : lasting(clip, sketch.seconds);
  return change(sketch, fitting, `The motion is now:\n${clipText(fitting)}`, parts);
}

/** Replaces the sketch's clip by the built-in artist's, or says why it made none. */
async function startFromWork(sketch: MotionSketch, work: ArtistWork<ComposedClip>): Promise<ToolOutcome<never>> {
  try {
    return startFrom(sketch, await finishWork(work));
  } catch (error) {
    if (error instanceof ArtistError) return refusal(error.message);
    throw error;
  }
}

/** The tool that begins with a preset for this rig. */
export const startFromPreset = (sketch: MotionSketch) =>
  defineTool({
    name: 'start_from_preset',
    description:
      'Replaces the whole motion by a preset made for this rig, to be changed. Saves work where the motion is ' +
      'near one.',
    input: z.strictObject({
      preset: z.enum(PRESET_NAMES),
      intensity: z.number().min(LIMITS.animation.intensity.min).max(LIMITS.animation.intensity.max).default(1),
    }),
    run: ({ preset, intensity }) =>
      startFrom(sketch, {
        clip: presetClip(sketch.spec, preset, {
          intensity,
          ...(sketch.seconds === null ? {} : { duration: sketch.seconds }),
        }),
      }),
  });

/** The tool that begins with the built-in artist's motion for a description. */
export const startFromWords = (sketch: MotionSketch, context: ArtistContext) =>
  defineTool({
    name: 'start_from_words',
    description:
      'Replaces the whole motion by what a simple motion generator makes of plain English steps, such as "jumps ' +
      'twice, then waves with the left hand and winks", to be changed.',
    input: z.strictObject({ words: z.string().min(LIMITS.animation.prompt.min).max(LIMITS.animation.prompt.max) }),
    run: ({ words }) =>
      startFromWork(
        sketch,
        builtinArtist.animate(
          { spec: sketch.spec, prompt: words, ...(sketch.seconds === null ? {} : { durationSeconds: sketch.seconds }) },
          context,
        ),
      ),
  });
