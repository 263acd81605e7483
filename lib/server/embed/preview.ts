import { createHash } from 'node:crypto';
import type { PREVIEW_FORMATS } from '@/lib/contract/preview';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { composeAhead } from '../animations/compose';
import { clipOfMotion, motionOf, type NamedMotion } from '../animations/resolve';
import { db } from '../db/client';
import { batch } from '../db/queries/batch';
import { findPreviewSubjects, specOf, type PreviewQuestion, type PreviewSubject } from '../db/versions';
import { STILLS } from '../exports/still/drawings';
import { makeStill } from '../exports/still/make';
import { noSuchMascot, noSuchVersion, notReady } from '../mascots/refusals';
import { cacheBytes } from '../memory';
import { audienceOf, caching, partyOf } from './access';
import { madeOnce } from './made-once';

/** The formats of a preview, and the card image for shared links. */
type PictureFormat = (typeof PREVIEW_FORMATS)[number] | 'card';

/** The query of a preview: `t` in seconds, `size` in pixels of the longer side, `v` a version's id. */
interface PreviewQuery {
  format?: PictureFormat | undefined;
  animation?: string | undefined;
  t?: number | undefined;
  size?: number | undefined;
  v?: string | undefined;
  token?: string | undefined;
}

/** A drawn preview. */
export interface Preview {
  bytes: Uint8Array<ArrayBuffer>;
  mime: 'image/png' | 'image/svg+xml';
  headers: Record<string, string>;
}

interface Drawn {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** The size of the cache in memory: about a thousand previews at 512 pixels. */
const MAX_CACHED_BYTES = cacheBytes(64 * 1024 * 1024);

/** A page of mascots asks for all their pictures in one query. */
const askSubject = batch<PreviewQuestion, PreviewSubject>(
  ({ mascotId, versionId, motion }) => JSON.stringify([mascotId, versionId, motion]),
  (questions) => findPreviewSubjects(db(), questions),
);

/**
 * A still of a mascot that the actor or the token may see, by the rule of `audienceOf`; the signal aborts it. Throws as
 * `audienceOf` and `madeOnce`, `not_ready`, `not_found` for an unknown version, `invalid_request` for an unknown
 * animation.
 */
export async function previewMascot(
  actor: Actor | null,
  mascotId: string,
  query: PreviewQuery,
  signal?: AbortSignal,
): Promise<Preview> {
  const subject = await askSubject({ mascotId, versionId: query.v ?? null, motion: query.animation ?? null });
  const audience = audienceOf(subject, mascotId, actor, query.token);
  if (!subject?.versionId) throw query.v === undefined ? notReady() : noSuchVersion();
  const format = query.format ?? 'png';
  const motion = query.animation === undefined ? null : motionOf(subject.animationId, query.animation);
  const picture: Subject = {
    format,
    versionId: subject.versionId,
    motion,
    changed: subject.animationChanged,
    seconds: query.t ?? 0,
    size: query.size ?? LIMITS.preview.size.default,
  };
  const made = await drawn(picture, { signal, party: partyOf(subject, actor) });
  if (!made) throw noSuchMascot();
  const { bytes, etag } = made;
  // A version is immutable, but a custom motion may change within it.
  const kind = query.v === undefined || subject.animationId !== null ? 'changing' : 'lasting';
  return {
    bytes,
    mime: STILLS[format].mime,
    headers: { ETag: etag, 'Cache-Control': caching(audience, kind) },
  };
}

interface Subject {
  format: PictureFormat;
  versionId: string;
  motion: NamedMotion | null;
  /** The time of the last change of the mascot's custom motion. */
  changed: string | null;
  seconds: number;
  size: number;
}

const drawn = madeOnce<Subject, Drawn>(MAX_CACHED_BYTES, {
  keyOf: JSON.stringify,
  bytesOf: ({ bytes }) => bytes.byteLength,
  make,
});

async function make({ format, versionId, motion, seconds, size }: Subject, signal: AbortSignal): Promise<Drawn | null> {
  const spec = await specOf(db(), versionId);
  if (!spec) return null;
  if (motion && 'preset' in motion) await composeAhead(spec, [motion.preset]);
  const clip = motion && (await clipOfMotion(db(), motion, spec));
  const bytes = new Uint8Array(
    await makeStill({ format, spec, clip, seconds, size, background: null, title: spec.name }, signal),
  );
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
}
