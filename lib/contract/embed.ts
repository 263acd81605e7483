import { z } from 'zod';
import { CanvasGraph } from '@/lib/core/canvas/schema';
import { AnimationClip } from '@/lib/core/clip/schema';
import { MascotSpec } from '@/lib/core/spec/schema';
import { Timestamp } from './common';
import { endpoint } from './endpoint';

/** What the player loads (specification: Player bundle): motions and canvases by their names. */
export const PlayerBundle = z.strictObject({ spec: MascotSpec, clips: z.record(z.string(), AnimationClip), canvases: z.record(z.string(), CanvasGraph) });
export type PlayerBundle = z.infer<typeof PlayerBundle>;

/** A way in for whoever has it (specification: Share link); `bundle_url` is a path. */
export const ShareLink = z.strictObject({ token: z.string(), expires_at: Timestamp, bundle_url: z.string() });
export type ShareLink = z.infer<typeof ShareLink>;

export const getBundle = endpoint({
  id: 'getBundle', method: 'GET', path: '/mascots/{id}/bundle', tag: 'Embed', access: 'public', open: true,
  summary: 'What the player loads: the drawing of the current version or of version `v`, the motions by name (the mascot\'s own and every preset, made for its rig) and the canvases by name. `only`, a comma list of motions by name or id, leaves out the other motions, but for those that a canvas plays.',
  query: z.strictObject({ token: z.string().optional(), only: z.string().max(4000).optional(), v: z.string().max(60).optional() }),
  returns: { 200: PlayerBundle },
});

export const shareMascot = endpoint({
  id: 'shareMascot', method: 'POST', path: '/mascots/{id}/share', tag: 'Embed', access: 'member',
  summary: 'Makes a token that opens the bundle, the preview and the page of a private mascot to whoever has it, for an hour or `ttl_seconds`, at most 30 days.',
  body: z.strictObject({ ttl_seconds: z.int().min(1).optional() }),
  returns: { 200: ShareLink },
});
