import { z } from 'zod';
import { AnimationClip, PRESET_NAMES } from '@/lib/core/clip/schema';
import { LIMITS } from '@/lib/core/limits';
import { deletedOf, listOf, Timestamp } from './common';
import { endpoint } from './endpoint';

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
const Name = z.string().min(1).max(animation.name.max);

export const PresetAnimationInput = z.strictObject({
  preset: z.enum(PRESET_NAMES),
  intensity: z.number().min(animation.intensity.min).max(animation.intensity.max).optional(),
  duration: z.number().min(animation.duration.min).max(animation.duration.max).optional(),
  name: Name.optional(),
});
export type PresetAnimationInput = z.infer<typeof PresetAnimationInput>;

/** The clip itself is checked by `checkClip`, so that its problems come as `Clip is invalid.` */
export const ClipAnimationInput = z.strictObject({ clip: z.unknown().refine((clip) => clip !== undefined, 'This field is required.').meta({ id: 'ClipInput', description: 'An AnimationClip' }), name: Name });
export type ClipAnimationInput = z.infer<typeof ClipAnimationInput>;

export const listAnimations = endpoint({
  id: 'listAnimations', method: 'GET', path: '/mascots/{id}/animations', tag: 'Animations', access: 'member',
  summary: "A mascot's animations, without their clips.",
  returns: { 200: listOf(Animation) },
});

export const createAnimation = endpoint({
  id: 'createAnimation', method: 'POST', path: '/mascots/{id}/animations', tag: 'Animations', access: 'member',
  summary: 'Adds a motion: an instant preset or a hand-authored clip.',
  body: z.union([PresetAnimationInput, ClipAnimationInput]),
  returns: { 201: Animation },
});

export const getAnimation = endpoint({
  id: 'getAnimation', method: 'GET', path: '/mascots/{id}/animations/{animationId}', tag: 'Animations', access: 'member',
  summary: 'An animation with its clip.',
  returns: { 200: Animation },
});

export const deleteAnimation = endpoint({
  id: 'deleteAnimation', method: 'DELETE', path: '/mascots/{id}/animations/{animationId}', tag: 'Animations', access: 'member',
  summary: 'Removes an animation.',
  returns: { 200: deletedOf('animation') },
});
