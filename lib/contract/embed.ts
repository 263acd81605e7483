import { z } from 'zod';
import { CanvasGraph } from '@/lib/core/canvas/schema';
import { AnimationClip } from '@/lib/core/clip/schema';
import { MascotSpec } from '@/lib/core/spec/schema';
import { Timestamp } from './common';
import { endpoint } from './endpoint';

/** What the player loads (specification: Player bundle): motions and canvases by their names. */
export const PlayerBundle = z.strictObject({
  spec: MascotSpec.describe('The drawing.'),
  clips: z.record(z.string(), AnimationClip).describe('Motions by name.'),
  canvases: z.record(z.string(), CanvasGraph).describe('State machines by name.'),
});
export type PlayerBundle = z.infer<typeof PlayerBundle>;

/** A link that gives access to anyone who has it (specification: Share link); `bundle_url` is a path. */
export const ShareLink = z.strictObject({
  token: z.string().describe('Opens bundle, preview and page as `?token=`.'),
  expires_at: Timestamp.describe('When it ends.'),
  bundle_url: z.string().describe('The path of the bundle with the token.'),
});
export type ShareLink = z.infer<typeof ShareLink>;

export const getBundle = endpoint({
  id: 'getBundle',
  method: 'GET',
  path: '/mascots/{id}/bundle',
  tag: 'Embed',
  access: 'public',
  open: true,
  summary:
    'What the player loads: the drawing of the current version or of version `v`, the motions by name (the ' +
    "mascot's own and every preset, made for its rig) and the canvases by name. `only`, a comma list of motions " +
    'by name or id, leaves out the other motions, but for those that a canvas plays.',
  query: z.strictObject({
    token: z.string().optional().describe("A share token, for a private mascot that is not the caller's."),
    only: z
      .string()
      .max(4000)
      .optional()
      .describe('A comma list of motions by name or id: the others are left out, but for those that a canvas plays.'),
    v: z.string().max(60).optional().describe('A version id; the current one unless said.'),
    state: z
      .string()
      .max(60)
      .optional()
      .describe('With `v`: the digits of an `ETag`. While the bundle has it, the answer may be kept for a year.'),
  }),
  returns: { 200: PlayerBundle },
  errors: ['forbidden', 'not_ready'],
});

export const shareMascot = endpoint({
  id: 'shareMascot',
  method: 'POST',
  path: '/mascots/{id}/share',
  tag: 'Embed',
  access: 'member',
  summary:
    'Makes a token that opens the bundle, the preview and the page of a private mascot to whoever has it, for ' +
    'an hour or `ttl_seconds`, at most 30 days.',
  body: z.strictObject({
    ttl_seconds: z.int().min(1).optional().describe('The lifetime in seconds: an hour if absent, at most 30 days.'),
  }),
  returns: { 200: ShareLink },
  errors: ['not_ready'],
  examples: { 'For a day': { ttl_seconds: 86400 } },
});
