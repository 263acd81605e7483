import { z } from 'zod';
import { AnimationClip, PRESET_NAMES } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { checkedApart, deletedOf, idOf, listOf, MaxCostUsd, objectOf, readable, remark, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';

const ANIMATION_SOURCES = ['preset', 'prompt', 'custom'] as const;

/** A motion of a mascot (specification: Animation); only a single one includes its `clip`. Duration in seconds. */
export const Animation = z.strictObject({
  id: idOf('animation'),
  object: objectOf('animation'),
  mascot_id: idOf('mascot', 'The mascot.'),
  name: z
    .string()
    .meta({ description: 'Its name; exports, canvases and the player may call it by this.', examples: ['wave'] }),
  source: z.enum(ANIMATION_SOURCES).describe('What it was made from; a clip of your own is `custom`.'),
  preset: z
    .enum(PRESET_NAMES)
    .optional()
    .meta({ description: 'The preset that made it; only of a preset.', examples: ['wave'] }),
  duration: z.number().meta({ description: 'Seconds.', examples: [1.6] }),
  loop: z.boolean().describe('Whether it loops.'),
  created_at: Timestamp,
  updated_at: Timestamp,
  clip: AnimationClip.optional().describe('The motion itself; only where a single animation is answered.'),
});
export type Animation = z.infer<typeof Animation>;

const { animation } = LIMITS;
const Name = readable(animation.name).describe('Its name; one that is taken gets a number.');
const Prompt = readable(animation.prompt).describe('The motion in words.');
const Duration = z.number().min(animation.duration.min).max(animation.duration.max).describe('Seconds.');

/** A motion from a preset, made at once. `duration` is in seconds. */
export const PresetAnimationInput = z.strictObject({
  preset: z.enum(PRESET_NAMES).describe('The name of the preset.'),
  intensity: z
    .number()
    .min(animation.intensity.min)
    .max(animation.intensity.max)
    .optional()
    .describe('The amplitude: 1 is the default.'),
  duration: Duration.optional(),
  name: Name.optional(),
});
export type PresetAnimationInput = z.infer<typeof PresetAnimationInput>;

/** `checkClip` checks the clip itself, so that its problems are reported under `Clip is invalid.` */
const ClipInput = checkedApart('ClipInput', 'An AnimationClip');

/** A motion from a complete clip, saved as it is. */
export const ClipAnimationInput = z.strictObject({ clip: ClipInput, name: Name });
export type ClipAnimationInput = z.infer<typeof ClipAnimationInput>;

/** A new clip for an animation, and optionally a new name. */
export const AnimationReplacement = z.strictObject({ clip: ClipInput, name: Name.optional() });
export type AnimationReplacement = z.infer<typeof AnimationReplacement>;

/** A motion from a description; `duration` in seconds. */
export const PromptAnimationInput = z.strictObject({
  prompt: Prompt,
  duration: Duration.optional(),
  name: Name.optional(),
  max_cost_usd: MaxCostUsd.optional(),
});
export type PromptAnimationInput = z.infer<typeof PromptAnimationInput>;

/** A motion that follows a reference video; `duration` in seconds, `prompt` names it, loops it or sets its size. */
export const ReferenceAnimationInput = z.strictObject({
  reference_upload_id: idOf('file', 'An uploaded video to follow.'),
  prompt: remark(animation.prompt)
    .optional()
    .describe('Wishes in words: names it, loops it, makes it larger or smaller.'),
  duration: z
    .number()
    .min(animation.referenceDuration.min)
    .max(animation.referenceDuration.max)
    .optional()
    .describe("Seconds; the video's unless said."),
  name: Name.optional(),
  max_cost_usd: MaxCostUsd.optional(),
});
export type ReferenceAnimationInput = z.infer<typeof ReferenceAnimationInput>;

/** Several motions from descriptions; `duration` is that of each, in seconds. */
export const BatchAnimationInput = z.strictObject({
  prompts: z.array(Prompt).min(1).max(animation.batchPrompts).describe('The motions in words.'),
  duration: Duration.optional().describe('Seconds of each.'),
});
export type BatchAnimationInput = z.infer<typeof BatchAnimationInput>;

/** The `result` of an animating job. */
export const AnimateResult = z.strictObject({ animation: Animation.describe('The new motion.') });
export type AnimateResult = z.infer<typeof AnimateResult>;

export const listAnimations = endpoint({
  id: 'listAnimations',
  method: 'GET',
  path: '/mascots/{id}/animations',
  tag: 'Animations',
  access: 'member',
  summary: "A mascot's animations, without their clips.",
  returns: { 200: listOf(Animation) },
});

export const createAnimation = endpoint({
  id: 'createAnimation',
  method: 'POST',
  path: '/mascots/{id}/animations',
  tag: 'Animations',
  access: 'member',
  summary:
    'Adds a motion: an instant preset or a hand-authored clip (201), or one in words or after an uploaded ' +
    'reference video (MP4, MOV, WebM), whose job ends with `result.animation` (202).',
  body: z.xor([PresetAnimationInput, PromptAnimationInput, ClipAnimationInput, ReferenceAnimationInput]),
  returns: { 201: Animation, 202: z.strictObject({ job: Job }).describe('The job that makes the motion.') },
  result: AnimateResult,
  prices: ['animate', 'animate_video'],
  errors: ['not_ready'],
  examples: {
    'A preset': { preset: 'wave' },
    'In words': { prompt: 'jumps twice, then waves with the left hand and winks' },
    'After a video': { reference_upload_id: 'file_k3v7q2m7x4b6n5c6d2fa', prompt: 'bigger, as a loop' },
  },
});

export const createAnimations = endpoint({
  id: 'createAnimations',
  method: 'POST',
  path: '/mascots/{id}/animations/batch',
  tag: 'Animations',
  access: 'member',
  summary: 'Begins several motions in words, all or none: a job for each, in their order.',
  title: 'Create several animations',
  body: BatchAnimationInput,
  returns: { 202: listOf(Job) },
  result: AnimateResult,
  prices: ['animate'],
  errors: ['not_ready'],
  examples: { 'Two motions': { prompts: ['bows politely', 'slowly nods off to sleep'] } },
});

/** A motion that would suit a mascot; `prompt` can be posted unchanged. Duration in seconds. */
export const Suggestion = z.strictObject({
  name: Name,
  prompt: Prompt,
  duration: Duration,
  loop: z.boolean().describe('Whether it should loop.'),
  why: z.string().describe('Why the motion would be useful.'),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** The `result` of a suggesting job. */
export const SuggestResult = z.strictObject({
  suggestions: z
    .array(Suggestion)
    .min(LIMITS.suggestions.min)
    .max(LIMITS.suggestions.max)
    .describe('The suggested motions.'),
});
export type SuggestResult = z.infer<typeof SuggestResult>;

export const suggestAnimations = endpoint({
  id: 'suggestAnimations',
  method: 'POST',
  path: '/mascots/{id}/suggestions',
  tag: 'Animations',
  access: 'member',
  summary: 'Suggests signature motions for a mascot; answers the finished job with `result.suggestions`.',
  body: z.strictObject({
    use_case: readable(LIMITS.suggestions.useCase).optional().describe('Where the mascot will be seen.'),
  }),
  returns: { 200: Job },
  result: SuggestResult,
  prices: ['suggest'],
  errors: ['not_ready'],
  examples: { 'For onboarding': { use_case: 'onboarding of a budgeting app' } },
});

export const getAnimation = endpoint({
  id: 'getAnimation',
  method: 'GET',
  path: '/mascots/{id}/animations/{animationId}',
  tag: 'Animations',
  access: 'member',
  summary: 'An animation with its clip.',
  returns: { 200: Animation },
});

/** The clip of the examples. */
const [sway] = (AnimationClip.meta()?.examples ?? []) as AnimationClip[];

export const replaceAnimation = endpoint({
  id: 'replaceAnimation',
  method: 'PUT',
  path: '/mascots/{id}/animations/{animationId}',
  tag: 'Animations',
  access: 'member',
  summary:
    'Gives an animation another clip, at once and free; it keeps its id, and its name unless another one is given. ' +
    'With `If-Match: "<updated_at>"` it is changed only while it is as it was then.',
  body: AnimationReplacement,
  ifMatch: 'updated_at',
  errors: ['not_ready'],
  returns: { 200: Animation },
  examples: { 'Another clip': { clip: sway } },
});

export const deleteAnimation = endpoint({
  id: 'deleteAnimation',
  method: 'DELETE',
  path: '/mascots/{id}/animations/{animationId}',
  tag: 'Animations',
  access: 'member',
  summary:
    'Removes an animation. Canvases that play it stay: the mascot rests in those states until they play another.',
  returns: { 200: deletedOf('animation') },
});
