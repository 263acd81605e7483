import { pageUrl } from '@/lib/contract/embed-code/pictures';
import { bundleUrl } from '@/lib/contract/embed-code/snippets';
import { waysOf } from '@/lib/contract/embed-code/ways';
import type { EmbedCode } from '@/lib/contract/tools/answers';
import type { Actor } from '../actor';
import { resolveMotion } from '../animations/resolve';
import { canvasNamed } from '../db/canvases';
import { db } from '../db/client';
import { shareMascot } from '../embed/share';
import { env } from '../env';
import { unknownCanvas } from '../exports/canvas';
import { getMascot } from '../mascots/get';
import { requireSpec } from '../mascots/spec';

/**
 * What is embedded: a motion or a canvas by name or id, a version, and the life of a private mascot's token in seconds.
 */
interface Wanted {
  animation?: string | undefined;
  canvas?: string | undefined;
  v?: string | undefined;
  ttl_seconds?: number | undefined;
}

/**
 * The embed code of a mascot, with a share token for a private one. Throws `not_found`, `not_ready` and
 * `invalid_request`.
 */
export async function embedCode(
  actor: Actor,
  mascotId: string,
  { animation, canvas, v, ttl_seconds: seconds }: Wanted,
): Promise<EmbedCode> {
  const mascot = await getMascot(actor, mascotId, undefined);
  const { spec } = await requireSpec(db(), actor, mascotId, v);
  const motion = animation === undefined ? null : await resolveMotion(db(), mascotId, animation);
  const played = canvas === undefined ? null : await canvasNamed(db(), mascotId, canvas);
  if (canvas !== undefined && !played) throw unknownCanvas(canvas);
  const link = mascot.public ? null : await shareMascot(actor, mascotId, seconds);
  const name =
    motion && 'animationId' in motion ? mascot.animations.find(({ id }) => id === motion.animationId)?.name : animation;
  const picture = {
    origin: env().appUrl,
    mascotId,
    token: link?.token ?? null,
    version: v ?? null,
    animation: name ?? null,
    canvas: played?.name ?? null,
    name: mascot.name,
    ...spec.canvas,
  };
  return {
    mascot_id: mascotId,
    public: mascot.public,
    expires_at: link?.expires_at ?? null,
    page_url: pageUrl(picture),
    bundle_url: bundleUrl(picture),
    ways: waysOf(picture).map(({ id, title, language, code }) => ({ id, title, language, code })),
  };
}
