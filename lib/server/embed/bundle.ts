import type { PlayerBundle } from '@/lib/contract/embed';
import { ApiError } from '@/lib/contract/errors';
import { PRESET_NAMES } from '@/lib/core/clip/schema';
import type { Actor } from '../actor';
import { findBundleSubjects, type BundleQuestion, type BundleSubject } from '../db/bundles';
import { db } from '../db/client';
import { batch } from '../db/queries/batch';
import { noSuchVersion, notReady } from '../mascots/refusals';
import type { PrecompressedJson } from '../precompressed';
import { audienceOf, caching, partyOf } from './access';
import { writtenBundle } from './write-bundle';

/**
 * The query of a bundle: `v` is a version's id, `state` the digits of its entity tag, `only` a comma-separated list of
 * motions.
 */
interface BundleQuery {
  v?: string | undefined;
  state?: string | undefined;
  only?: string | undefined;
  token?: string | undefined;
}

/** A bundle ready to send, and its mascot. */
export interface Bundle {
  json: PrecompressedJson<PlayerBundle>;
  headers: Record<string, string>;
  mascot: BundleSubject;
  /** The value of the `state` parameter that, together with the version, identifies exactly this bundle. */
  state: string;
}

/** A page with many mascots asks for all their bundles in one query. */
const askSubject = batch<BundleQuestion, BundleSubject>(
  ({ mascotId, versionId }) => `${mascotId} ${versionId ?? ''}`,
  (questions) => findBundleSubjects(db(), questions),
);

/**
 * Reads what the player loads of a mascot that the actor or the token may see, by the rule of `audienceOf`. Motions and
 * canvases change within a version, so only an address that also names the state is immutable. The signal aborts it.
 * Throws as `audienceOf` and `madeOnce`, `not_ready`, `not_found` for an unknown version, `invalid_request` for an
 * unknown motion.
 */
export async function readBundle(
  actor: Actor | null,
  mascotId: string,
  query: BundleQuery,
  signal?: AbortSignal,
): Promise<Bundle> {
  const mascot = await askSubject({ mascotId, versionId: query.v ?? null });
  const audience = audienceOf(mascot, mascotId, actor, query.token);
  if (!mascot?.versionId) throw query.v === undefined ? notReady() : noSuchVersion();
  const { versionId, name, animations, canvases } = mascot;
  const only = query.only === undefined ? null : namesOf(query.only, animations);
  const contents = { versionId, name, animations, canvases, only };
  const made = await writtenBundle(contents, { signal, party: partyOf(mascot, actor) });
  // A canvas or a motion was changed or deleted while the bundle was written, so it is read again.
  if (!made) return readBundle(actor, mascotId, query, signal);
  const state = stateOf(made);
  const kind = query.v !== undefined && query.state === state ? 'lasting' : 'changing';
  return { json: made.json, headers: { ETag: made.etag, 'Cache-Control': caching(audience, kind) }, mascot, state };
}

/** Gives the digits of a bundle's entity tag. */
const stateOf = ({ etag }: { etag: string }): string => etag.replace(/^W\/"|"$/g, '');

/**
 * The names of the motions that a list asks for, each once. Throws `invalid_request` for one that the mascot has not.
 */
function namesOf(only: string, animations: BundleSubject['animations']): string[] {
  const nameOf = (asked: string) =>
    animations.find(({ id, name }) => name === asked || id === asked)?.name ??
    PRESET_NAMES.find((preset) => preset === asked);
  const names = only.split(',').map((asked) => {
    const name = nameOf(asked.trim());
    if (name === undefined)
      throw new ApiError('invalid_request', 'The animation is unknown.', [
        `only: The mascot has no animation "${asked}", and there is no preset of that name.`,
      ]);
    return name;
  });
  return [...new Set(names)].sort();
}
