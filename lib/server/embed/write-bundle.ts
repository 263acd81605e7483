import type { PlayerBundle } from '@/lib/contract/embed';
import { compactClip } from '@/lib/core/clip/compact';
import { PRESET_NAMES, type AnimationClip, type PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { composePresets } from '../animations/compose-presets.task';
import { sha256 } from '../crypto';
import { findBundleParts, type BundleSubject } from '../db/bundles';
import { db } from '../db/client';
import { cacheBytes } from '../memory';
import { precompress, sizeOf, type PrecompressedJson } from '../precompressed';
import { runUnlessForsaken } from '../raster/pool';
import { madeOnce } from './made-once';

/** The immutable input of a bundle; `only` names its motions, null for all. */
export interface Contents extends Pick<BundleSubject, 'name' | 'animations' | 'canvases'> {
  versionId: string;
  only: readonly string[] | null;
}

/** A bundle as JSON, with its entity tag. */
export interface WrittenBundle {
  json: PrecompressedJson<PlayerBundle>;
  etag: string;
}

/**
 * The sizes of the caches in bytes; a typical bundle has 400,000. Presets are cached separately, since all bundles of a
 * rig share them.
 */
const KEPT = { bundles: cacheBytes(96 * 1024 * 1024), presets: cacheBytes(32 * 1024 * 1024) };

/** The bundle of these contents, written once; null where they have changed in the meantime. */
export const writtenBundle = madeOnce<Contents, WrittenBundle>(KEPT.bundles, {
  keyOf: JSON.stringify,
  bytesOf: ({ json }) => sizeOf(json),
  make: write,
});

async function write({ only, name, ...contents }: Contents, signal: AbortSignal): Promise<WrittenBundle | null> {
  const parts = await findBundleParts(db(), contents);
  if (!parts) return null;
  const { spec, clips, graphs } = parts;
  const played = new Set(graphs.flatMap(([, { states }]) => states.map(({ animation }) => animation)));
  const wanted = (motion: string) => only === null || only.includes(motion) || played.has(motion);
  const own = new Set(clips.map(([name]) => name));
  const names = PRESET_NAMES.filter((preset) => wanted(preset) && !own.has(preset));
  const presets = await presetTexts({ spec, names }, { signal });
  const text = object([
    // The spec gets the mascot's current name, which screen readers of the player announce.
    ['spec', JSON.stringify({ ...spec, name })],
    [
      'clips',
      object([
        ...clips.filter(([name]) => wanted(name)).map(([name, clip]): Field => [name, clipText(clip, spec)]),
        ...(presets ?? []),
      ]),
    ],
    ['canvases', object(graphs.map(([name, graph]): Field => [name, JSON.stringify(graph)]))],
  ]);
  return { json: await precompress(new TextEncoder().encode(text)), etag: `W/"${sha256(text).slice(0, 32)}"` };
}

/** A name and the JSON of its value. */
type Field = [name: string, json: string];

/** Writes fields as a JSON object. A field may also be named `__proto__`. */
const object = (fields: readonly Field[]): string =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

const clipText = (clip: AnimationClip, { canvas }: MascotSpec): string => JSON.stringify(compactClip(clip, canvas));

interface SomePresets {
  spec: MascotSpec;
  names: readonly PresetName[];
}

/** Gives the part of a spec that presets depend on: they are the same for other colours and names. */
const rigIn = ({ specVersion, archetype, canvas, parts, anchors }: MascotSpec) => ({
  specVersion,
  archetype,
  canvas,
  parts,
  anchors,
});

const presetTexts = madeOnce<SomePresets, Field[]>(KEPT.presets, {
  keyOf: ({ spec, names }) => sha256(JSON.stringify([rigIn(spec), names])),
  bytesOf: (fields) => fields.reduce((sum, [, json]) => sum + json.length, 0),
  make: async ({ spec, names }, signal) => {
    const clips = await runUnlessForsaken(composePresets, { spec, names }, signal);
    return clips.map((clip) => [clip.name, clipText(clip, spec)]);
  },
});
