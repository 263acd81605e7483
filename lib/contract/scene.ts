import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { MaxCostUsd, MOMENT, readable, reference } from './common';
import { endpoint } from './endpoint';
import { File } from './file';
import { Job } from './job';

/** Pixels of each size of a scene (docs/decisions/resources.md). */
export const SCENE_SIZES = {
  square: { width: 1024, height: 1024 },
  wide: { width: 1600, height: 900 },
  banner: { width: 1500, height: 500 },
  portrait: { width: 1080, height: 1350 },
} as const;
export type SceneSize = keyof typeof SCENE_SIZES;
const SCENE_SIZE_NAMES = Object.keys(SCENE_SIZES) as [SceneSize, ...SceneSize[]];

const sizeText = (name: SceneSize) => `\`${name}\` ${SCENE_SIZES[name].width} × ${SCENE_SIZES[name].height}`;

/** A backdrop in words, and how the mascot stands in it: `t` seconds into an animation, or at rest. */
export const SceneInput = z.strictObject({
  prompt: readable(LIMITS.scene.prompt).describe('The backdrop in words.'),
  size: z
    .enum(SCENE_SIZE_NAMES)
    .optional()
    .describe(`${SCENE_SIZE_NAMES.map(sizeText).join(', ')}; \`square\` unless said.`),
  animation: reference.optional().describe('A motion by id or name, or a preset: the mascot stands as it does at `t`.'),
  t: z.number().min(0).optional().describe(MOMENT),
  max_cost_usd: MaxCostUsd.optional(),
});
export type SceneInput = z.infer<typeof SceneInput>;

/** The `result` of a scene's job: the drawing as SVG text, and as a PNG file. */
export const SceneResult = z.strictObject({
  svg: z.string().describe('The drawing, with the mascot in it.'),
  png: File.describe('The same as a picture.'),
  summary: z.string().describe('A description of the picture.'),
});
export type SceneResult = z.infer<typeof SceneResult>;

export const createScene = endpoint({
  id: 'createScene',
  method: 'POST',
  path: '/mascots/{id}/scenes',
  tag: 'Scenes',
  access: 'member',
  summary:
    'Composes an illustrated scene with the mascot in it; the job ends with `result.svg`, `result.png` and a ' +
    '`summary`.',
  body: SceneInput,
  returns: { 202: Job },
  result: SceneResult,
  prices: ['scene'],
  errors: ['not_ready'],
  examples: { 'At the beach': { prompt: 'at the beach at sunset', size: 'wide', animation: 'wave', t: 0.8 } },
});
