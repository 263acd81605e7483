import { z } from 'zod';
import { presetClip } from '@/lib/core/clip/presets';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import { castOf } from '@/lib/artist/scene/cast';
import { SETTINGS } from '@/lib/artist/scene/settings';
import type { SceneStage } from '@/lib/artist/scene/stage';
import { defineTool, refusal } from '../../tool';
import { change, type SceneSketch } from './sketch';

/** The share of the mascot's height and width that may lie outside the picture. */
const MAX_SHARE_OUTSIDE = 0.12;

/** The mascot's place in words. */
export function placeText({ focus, ground }: SceneStage): string {
  const [left, right, top] = [focus.left, focus.right, focus.top].map(Math.round);
  return (
    `The mascot stands with its feet at ${Math.round(focus.x)},${Math.round(ground)}, ${Math.round(focus.height)}` +
    ` pixels tall, from x ${left} to ${right} and up to y ${top}`
  );
}

/** The tool that sets the mascot's place and size. */
export const placeMascot = (sketch: SceneSketch) =>
  defineTool({
    name: 'place_mascot',
    description:
      'Puts the mascot with its feet at `x`, `ground`, so many pixels tall. Its shadow and the light behind it ' +
      'go with it.',
    input: z.strictObject({ x: z.number(), ground: z.number(), height: z.number().positive() }),
    run({ x, ground, height }) {
      const { state } = sketch;
      const { width: across, height: down } = state.stage;
      if (height < down * 0.15 || height > down * 0.98)
        return refusal(
          `The mascot should be between ${Math.round(down * 0.15)} and ${Math.round(down * 0.98)} pixels tall: ` +
            'it is what the picture is about.',
        );
      const stage = standing(state.stage, x, ground, height);
      const { focus } = stage;
      const out =
        Math.max(-focus.left, focus.right - across, 0) / focus.width +
        Math.max(-focus.top, ground - down, 0) / focus.height;
      if (out > MAX_SHARE_OUTSIDE)
        return refusal(
          `Too much of the mascot would lie outside the picture. ${placeText(stage)}, and the picture is ` +
            `${across} by ${down}.`,
        );
      return change(sketch, { ...state, stage }, `${placeText(stage)}.`);
    },
  });

function standing(stage: SceneStage, x: number, ground: number, height: number): SceneStage {
  const width = stage.focus.width * (height / stage.focus.height);
  return {
    ...stage,
    ground,
    focus: { x, left: x - width / 2, right: x + width / 2, top: ground - height, width, height },
  };
}

/** The tool that poses the mascot, where the customer named no motion. */
export const poseMascot = (sketch: SceneSketch) =>
  defineTool({
    name: 'pose_mascot',
    description:
      'Poses the mascot as it is in a motion at a share of its length, 0 to 1: for wave 0.27, celebrate 0.55, ' +
      'jump 0.45, think 0.45, surprised 0.45, sad 0.65, sleep 0.25, talk 0.16, idle 0.15 tell most.',
    input: z.strictObject({ motion: z.enum(PRESET_NAMES), share: z.number().min(0).max(1) }),
    run({ motion, share }) {
      const { state } = sketch;
      const clip = presetClip(state.set.cast.spec, motion);
      const cast = castOf(state.set.cast.spec, clip, clip.duration * share, SETTINGS[state.brief.setting].floats);
      const { focus, ground } = state.stage;
      const stage = standing(
        { ...state.stage, focus: { ...focus, width: focus.height * (cast.room.width / (cast.feet[1] - cast.room.y)) } },
        focus.x,
        ground,
        focus.height,
      );
      return change(sketch, { ...state, stage, set: { ...state.set, cast } }, `The mascot is posed as in ${motion}.`);
    },
  });
