import { z } from 'zod';
import { AnimationClip, PRESET_NAMES } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { checkedApart, deletedOf, listOf, MaxCostUsd, readable, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';

export const ANIMATION_SOURCES = ['preset', 'prompt', 'custom'] as const;

/** A motion of a mascot (specification: Animation); `clip` comes with a single one. Duration in seconds. */
export const Animation = z.strictObject({
  id: z.string(),
  object: z.literal('animation'),
  mascot_id: z.string(),
  name: z.string(),
  source: z.enum(ANIMATION_SOURCES),
  preset: z.enum(PRESET_NAMES).optional(),
  duration: z.number(),
  loop: z.boolean(),
  created_at: Timestamp,
  clip: AnimationClip.optional(),
});
export type Animation = z.infer<typeof Animation>;

const { animation } = LIMITS;
const Name = readable(animation.name);
const Prompt = readable(animation.prompt);
const Duration = z.number().min(animation.duration.min).max(animation.duration.max);

export const PresetAnimationInput = z.strictObject({
  preset: z.enum(PRESET_NAMES),
  intensity: z.number().min(animation.intensity.min).max(animation.intensity.max).optional(),
  duration: Duration.optional(),
  name: Name.optional(),
});
export type PresetAnimationInput = z.infer<typeof PresetAnimationInput>;

/** The clip itself is checked by `checkClip`, so that its problems come as `Clip is invalid.` */
export const ClipAnimationInput = z.strictObject({ clip: checkedApart('ClipInput', 'An AnimationClip'), name: Name });
export type ClipAnimationInput = z.infer<typeof ClipAnimationInput>;

/** A motion in words; `duration` in seconds. */
export const PromptAnimationInput = z.strictObject({ prompt: Prompt, duration: Duration.optional(), name: Name.optional(), max_cost_usd: MaxCostUsd.optional() });
export type PromptAnimationInput = z.infer<typeof PromptAnimationInput>;

/** A motion after a reference video; `duration` in seconds, `prompt` names it, loops it or says how large it is. */
export const ReferenceAnimationInput = z.strictObject({
  reference_upload_id: z.string(),
  prompt: z.string().max(animation.prompt.max).optional(),
  duration: z.number().min(animation.referenceDuration.min).max(animation.referenceDuration.max).optional(),
  name: Name.optional(),
  max_cost_usd: MaxCostUsd.optional(),
});
export type ReferenceAnimationInput = z.infer<typeof ReferenceAnimationInput>;

/** Several motions in words; `duration` in seconds is that of each. */
export const BatchAnimationInput = z.strictObject({ prompts: z.array(Prompt).min(1).max(animation.batchPrompts), duration: Duration.optional() });
export type BatchAnimationInput = z.infer<typeof BatchAnimationInput>;

export const listAnimations = endpoint({
  id: 'listAnimations', method: 'GET', path: '/mascots/{id}/animations', tag: 'Animations', access: 'member',
  summary: "A mascot's animations, without their clips.",
  returns: { 200: listOf(Animation) },
});

export const createAnimation = endpoint({
  id: 'createAnimation', method: 'POST', path: '/mascots/{id}/animations', tag: 'Animations', access: 'member',
  summary: 'Adds a motion: an instant preset or a hand-authored clip (201), or one in words or after an uploaded reference video (MP4, MOV, WebM), whose job ends with `result.animation` (202).',
  body: z.xor([PresetAnimationInput, PromptAnimationInput, ClipAnimationInput, ReferenceAnimationInput]),
  returns: { 201: Animation, 202: z.strictObject({ job: Job }) },
});

export const createAnimations = endpoint({
  id: 'createAnimations', method: 'POST', path: '/mascots/{id}/animations/batch', tag: 'Animations', access: 'member',
  summary: 'Begins several motions in words, all or none: a job for each, in their order.',
  body: BatchAnimationInput,
  returns: { 202: listOf(Job) },
});

/** The `result` of an animating job. */
export const AnimateResult = z.strictObject({ animation: Animation });
export type AnimateResult = z.infer<typeof AnimateResult>;

/** A motion that would suit a mascot; `prompt` can be posted as it is. Duration in seconds. */
export const Suggestion = z.strictObject({ name: Name, prompt: Prompt, duration: Duration, loop: z.boolean(), why: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;

/** The `result` of a suggesting job. */
export const SuggestResult = z.strictObject({ suggestions: z.array(Suggestion).min(LIMITS.suggestions.min).max(LIMITS.suggestions.max) });
export type SuggestResult = z.infer<typeof SuggestResult>;

export const suggestAnimations = endpoint({
  id: 'suggestAnimations', method: 'POST', path: '/mascots/{id}/suggestions', tag: 'Animations', access: 'member',
  summary: 'Suggests signature motions for a mascot; answers the finished job with `result.suggestions`.',
  body: z.strictObject({ use_case: readable(LIMITS.suggestions.useCase).optional() }),
  returns: { 200: Job },
});

export const getAnimation = endpoint({
  id: 'getAnimation', method: 'GET', path: '/mascots/{id}/animations/{animationId}', tag: 'Animations', access: 'member',
  summary: 'An animation with its clip.',
  returns: { 200: Animation },
});

export const deleteAnimation = endpoint({
  id: 'deleteAnimation', method: 'DELETE', path: '/mascots/{id}/animations/{animationId}', tag: 'Animations', access: 'member',
  summary: 'Removes an animation. Canvases that play it stay: the mascot rests in those states until they play another.',
  returns: { 200: deletedOf('animation') },
});
