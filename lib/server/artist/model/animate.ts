import type { AnimateInput, AnimateResult, ArtistContext, ArtistWork } from '../types';
import { runLoop } from './loop';
import { asData, asRequest } from './prompts/data';
import { MOTION_SYSTEM } from './prompts/motion';
import { motionTools } from './tools/motion';
import { pictureOf } from './pictures';
import { POSE } from './tools/motion/look';
import { rigText } from './tools/motion/rig-text';
import { motionSketch } from './tools/motion/sketch';

/** Answers that a motion may take: a good one takes six or eight. */
const TURNS = 24;

/** Makes a motion of a description: the model composes it with tools on the mascot's rig. */
export async function* animate({ spec, prompt, name, durationSeconds }: AnimateInput, context: ArtistContext): ArtistWork<AnimateResult> {
  context.signal.throwIfAborted();
  const sketch = motionSketch(spec, durationSeconds ?? null);
  const content = [
    'Make a motion for this mascot. At rest it looks like this:', await pictureOf(spec, { size: POSE }),
    asData('the mascot', { name: spec.name, description: spec.description, archetype: spec.archetype }), asData('its rig', rigText(spec).split('\n')),
    lengthAsked(durationSeconds), asRequest(prompt),
  ];
  return yield* runLoop<AnimateResult>({ system: MOTION_SYSTEM, content, tools: motionTools(sketch, name, context), context, turns: TURNS });
}

/** What the model is told about the length, in seconds. */
export const lengthAsked = (seconds: number | undefined): string =>
  (seconds === undefined ? 'Choose the length that suits it.' : `It must last ${seconds} seconds; the length is set already.`);
