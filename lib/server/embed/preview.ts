import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ApiError } from '@/lib/contract/errors';
import type { PREVIEW_FORMATS } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { clipOfMotion, motionOf, type NamedMotion } from '../animations/resolve';
import { db } from '../db/client';
import { together } from '../db/together';
import { findPreviewSubjects, specOf, type PreviewQuestion, type PreviewSubject } from '../db/versions';
import { makeStill } from '../exports/still';
import { noSuchMascot, noSuchVersion, notReady } from '../mascots/refusals';

/** What a preview shows: `t` in seconds, `size` in pixels of the longer side, `v` a version's id. */
export interface PreviewQuery {
  format?: (typeof PREVIEW_FORMATS)[number] | undefined;
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

interface Drawn { bytes: Uint8Array<ArrayBuffer>; etag: string }

/** Previews kept in memory, in bytes: about a thousand at 512 pixels. */
const CACHE_BYTES = 64 * 1024 * 1024;
const drawn = new LRUCache<string, Drawn>({ maxSize: CACHE_BYTES, sizeCalculation: ({ bytes }) => bytes.byteLength + 200 });
/** The drawings that are being made, so that many who ask at once wait for one. */
const drawing = new Map<string, Promise<Drawn>>();

const MIMES = { png: 'image/png', svg: 'image/svg+xml', sticker: 'image/png', logo: 'image/svg+xml' } as const satisfies Record<(typeof PREVIEW_FORMATS)[number], string>;

/** A page of mascots asks for all their pictures at once. */
const askSubject = together<PreviewQuestion, PreviewSubject>(
  ({ mascotId, versionId, motion }) => JSON.stringify([mascotId, versionId, motion]), (questions) => findPreviewSubjects(db(), questions),
);

/**
 * A still of a mascot that the actor may see: one of their workspace, or a public one; else `not_found`, or `forbidden` for a token.
 * Throws `not_ready`, and `invalid_request` for an unknown animation.
 */
export async function previewMascot(actor: Actor | null, mascotId: string, query: PreviewQuery): Promise<Preview> {
  const subject = await askSubject({ mascotId, versionId: query.v ?? null, motion: query.animation ?? null });
  if (!subject || !(subject.public || subject.workspaceId === actor?.workspaceId)) throw query.token === undefined ? noSuchMascot() : invalidToken();
  if (subject.versionId === null) throw query.v === undefined ? notReady() : noSuchVersion();
  const format = query.format ?? 'png';
  const motion = query.animation === undefined ? null : motionOf(subject.animationId, query.animation);
  const { bytes, etag } = await remembered({ format, versionId: subject.versionId, motion, seconds: query.t ?? 0, size: query.size ?? LIMITS.preview.size.default });
  return { bytes, mime: MIMES[format], headers: { ETag: etag, 'Cache-Control': caching(subject.public, query.v !== undefined) } };
}

/** A share link's token is for another mascot, has expired or is none of ours. */
const invalidToken = () => new ApiError('forbidden', 'This share token is not valid for this mascot, or has expired.');

/** A named version never changes, so neither does its picture. */
function caching(isPublic: boolean, fixed: boolean): string {
  return `${isPublic ? 'public' : 'private'}, ${fixed ? 'max-age=31536000, immutable' : 'no-cache'}`;
}

interface Subject { format: keyof typeof MIMES; versionId: string; motion: NamedMotion | null; seconds: number; size: number }

async function remembered(subject: Subject): Promise<Drawn> {
  const key = JSON.stringify(subject);
  const known = drawn.get(key);
  if (known) return known;
  const begun = drawing.get(key) ?? make(subject).finally(() => drawing.delete(key));
  drawing.set(key, begun);
  const made = await begun;
  drawn.set(key, made);
  return made;
}

async function make({ format, versionId, motion, seconds, size }: Subject): Promise<Drawn> {
  const spec = await specOf(db(), versionId);
  if (!spec) throw noSuchMascot();
  const clip = motion && (await clipOfMotion(db(), motion, spec));
  const bytes = new Uint8Array(await makeStill({ format, spec, clip, seconds, size, background: null, title: spec.name }));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
}
