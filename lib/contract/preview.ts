import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { MOMENT, queryInteger, queryNumber } from './common';
import { bytes, endpoint } from './endpoint';

/** What a preview can be: pictures (PNG) and vector files (SVG). */
export const PREVIEW_FORMATS = ['png', 'svg', 'sticker', 'logo'] as const;

export const previewMascot = endpoint({
  id: 'previewMascot',
  method: 'GET',
  path: '/mascots/{id}/preview',
  tag: 'Embed',
  access: 'public',
  open: true,
  summary: 'A still of a mascot: at rest, or `t` seconds into an animation.',
  query: z.strictObject({
    format: z
      .enum(PREVIEW_FORMATS)
      .optional()
      .describe('`png` unless said; `sticker` has a white rim, `logo` is an SVG cut to its drawing.'),
    animation: z.string().max(120).optional().describe('A motion by id or name, or a preset; at rest without it.'),
    t: queryNumber(0).optional().describe(MOMENT),
    size: queryInteger(LIMITS.preview.size.min, LIMITS.preview.size.max)
      .optional()
      .describe(`Pixels of its longer side, ${LIMITS.preview.size.default} unless said.`),
    v: z
      .string()
      .max(60)
      .optional()
      .describe('A version id: the picture then never changes. Without it the picture follows the mascot.'),
    token: z.string().optional().describe("A share token, for a private mascot that is not the caller's."),
  }),
  returns: { 200: bytes('image/png', 'image/svg+xml') },
  errors: ['forbidden', 'not_ready'],
});
