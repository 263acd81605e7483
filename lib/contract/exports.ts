import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR } from '@/lib/core/patterns';
import { MOMENT, reference } from './common';
import { endpoint } from './endpoint';
import { EXPORT_DEFAULTS, EXPORT_FORMAT_NAMES } from './export-formats';
import { File } from './file';
import { Job } from './job';

/**
 * What to export (specification: Export body): size in pixels, `t` in seconds. `canvas` is the id or name of one of the
 * mascot's canvases, for dotLottie instead of an animation.
 */
export const ExportInput = z.strictObject({
  format: z.enum(EXPORT_FORMAT_NAMES).describe('The kind of file.'),
  animation: reference
    .optional()
    .describe('A motion by id or name, or a preset. Formats that move need one; a still shows it at `t`.'),
  canvas: reference.optional().describe('A canvas by id or name, in place of `animation`; for `dotlottie`.'),
  size: z
    .int()
    .min(LIMITS.export.size.min)
    .max(LIMITS.export.size.max)
    .optional()
    .describe(`Pixels of the longer side, ${EXPORT_DEFAULTS.size} unless said.`),
  fps: z
    .int()
    .min(LIMITS.export.fps.min)
    .max(LIMITS.export.fps.max)
    .optional()
    .describe(`Frames a second, ${EXPORT_DEFAULTS.fps} unless said.`),
  background: z.string().regex(HEX_COLOR).optional().describe('A colour behind the mascot; transparent unless said.'),
  t: z.number().min(0).optional().describe(`For a still. ${MOMENT}`),
  version_id: z.string().optional().describe('A version; the current one unless said.'),
});
export type ExportInput = z.infer<typeof ExportInput>;

/** How to play a sprite sheet: frame `i` is in column `i % columns` of row `floor(i / columns)`; pixels and seconds. */
export const SpriteTable = z.strictObject({
  name: z.string(),
  frame_width: z.int(),
  frame_height: z.int(),
  columns: z.int(),
  rows: z.int(),
  count: z.int(),
  fps: z.number(),
  duration: z.number(),
  loop: z.boolean(),
});
export type SpriteTable = z.infer<typeof SpriteTable>;

/**
 * The measured fidelity of a file: some of its frames are decoded and compared with our own rendering. SVG, Lottie and
 * dotLottie files are drawn by another renderer (resvg, ThorVG), at most 192 pixels on the longer side, and compared at
 * two times if animated. Errors are mean differences over red, green, blue and alpha of every pixel, 0 to 255;
 * `worst_error` is that of the worst frame.
 */
export const Receipt = z.strictObject({
  frames: z.int().describe('How many frames were looked at.'),
  mean_error: z.number().describe('Mean difference, 0 to 255.'),
  worst_error: z.number().describe('That of the worst frame.'),
});
export type Receipt = z.infer<typeof Receipt>;

/**
 * The `result` of an exporting job. `frames_file` is a sprite sheet's frame table as a JSON file. `receipt` is present
 * for what this server can decode, and for SVG and Lottie files that another renderer can draw. `notes` say in
 * sentences what other players do differently with the file, and which options had no effect.
 */
export const ExportResult = z.strictObject({
  file: File.describe('The file.'),
  frames_file: File.optional().describe("A sprite sheet's frame table, as JSON."),
  receipt: Receipt.optional().describe('How near the file is to what the stage shows, where this server can tell.'),
  notes: z
    .array(z.string())
    .optional()
    .describe('What players of the file do otherwise, and what was asked for without effect.'),
});
export type ExportResult = z.infer<typeof ExportResult>;

export const createExport = endpoint({
  id: 'createExport',
  method: 'POST',
  path: '/mascots/{id}/exports',
  tag: 'Exports',
  access: 'member',
  summary:
    'Exports a mascot to a file; the job ends with `result.file`, and for a sprite sheet with its frame table ' +
    'in `result.frames_file`; `result.receipt` says how near the file is to what the stage shows.',
  body: ExportInput,
  returns: { 202: Job },
  result: ExportResult,
  errors: ['not_ready'],
  examples: {
    'A GIF': { format: 'gif', animation: 'wave' },
    'A sharp still': { format: 'png', size: 1024 },
    'A Lottie file': { format: 'lottie', animation: 'wave' },
  },
});
