import { z } from 'zod';
import { presetClip } from '@/lib/core/clip/presets';
import { checkClip } from '@/lib/core/clip/check';
import { PRESET_NAMES, type AnimationClip, type Track } from '@/lib/core/clip/schema';
import { anatomyOf } from '@/lib/core/rig/anatomy';
import { problemLines } from '@/lib/core/problem';
import { Part, PartState, type MascotSpec } from '@/lib/core/spec/schema';
import { pictureOf, pieceOf } from '../../pictures';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { unknownPart } from './parts';
import type { Sketch } from './sketch';

/** A part in a pose: degrees within its limits, and its state. */
const Posed = z.strictObject({
  part: Part.shape.id,
  rotate: z.number().optional(),
  state: PartState.shape.name.optional(),
});
type Posed = z.infer<typeof Posed>;

/** The margin around a part in close-up, as a share of its size. */
const MARGIN_SHARE = 0.25;

/** The tool that shows the drawing: at rest, in a pose, in a motion, or a piece of it. */
export const look = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'look',
    description:
      "Shows the mascot as a picture, on grey: at rest; in a pose (rotate in degrees, held to the part's " +
      'limits, and states); or at a moment of a built-in motion (t from 0 to 1). around: shows only that part, ' +
      'enlarged. size in pixels, 512 unless said.',
    input: z.strictObject({
      pose: z.array(Posed).optional(),
      motion: z.strictObject({ preset: z.enum(PRESET_NAMES), t: z.number().min(0).max(1) }).optional(),
      around: Part.shape.id.optional(),
      size: z.int().min(64).max(768).optional(),
    }),
    run: async ({ pose = [], motion, around, size = 512 }) => {
      const { spec } = sketch;
      if (spec.parts.length === 0) return refusal('There is nothing to see yet: draw a part first.');
      const unknown = unknownPart(spec, [...pose.map(({ part }) => part), ...(around ? [around] : [])]);
      if (unknown) return unknown;
      const clip = motion ? presetClip(spec, motion.preset) : pose.length > 0 ? poseClip(pose) : null;
      const checked = clip && checkClip(clip, spec);
      if (checked && !checked.ok) return refusal(...problemLines(checked.problems));
      const options = { size, clip, seconds: clip && motion ? clip.duration * motion.t : 0 };
      const box = around ? boxAround(spec, around) : null;
      const picture = box ? await pieceOf(spec, box, options) : await pictureOf(spec, options);
      return {
        text:
          around && !box
            ? `${around} draws nothing, so this is all of it.`
            : `${motion ? `${motion.preset} at ${motion.t}` : pose.length > 0 ? 'In this pose' : 'At rest'}` +
              `${around ? `, around ${around}` : ''}:`,
        pictures: [picture],
        event: { type: 'progress', text: 'Looking at the drawing' },
      };
    },
  });

function poseClip(pose: readonly Posed[]): AnimationClip {
  const tracks = pose.flatMap(({ part, rotate, state }): Track[] => [
    ...(rotate === undefined
      ? []
      : [{ part, prop: 'rotate' as const, keys: [{ t: 0, v: rotate, ease: 'linear' as const }] }]),
    ...(state === undefined ? [] : [{ part, prop: 'state' as const, keys: [{ t: 0, v: state }] }]),
  ]);
  return { clipVersion: 1, name: 'Pose', duration: 1, loop: false, tracks, modifiers: [] };
}

function boxAround(spec: MascotSpec, id: string) {
  const box = anatomyOf(spec).whole(id);
  if (!box) return null;
  const by = Math.max(box.right - box.left, box.bottom - box.top) * MARGIN_SHARE;
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}
