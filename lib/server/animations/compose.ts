import { LRUCache } from 'lru-cache';
import { ApiError } from '@/lib/contract/errors';
import { presetClip, type PresetOptions } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { sha256 } from '../crypto';
import { runTask } from '../raster/pool';
import { TooSlow } from '../raster/too-slow';
import { composePresets } from './compose-presets.task';

/** The parts of a rig, and the characters of its drawings, up to which a preset is composed on the event loop. */
const MAX_ON_LOOP = { parts: 100, characters: 128 * 1024 };
/** The characters of composed clips that are cached: those of some dozens of the largest rigs. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

const known = new LRUCache<string, AnimationClip>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (clip) => JSON.stringify(clip).length,
});
const making = new Map<string, Promise<AnimationClip>>();

/** Whether composing a preset for a rig takes so long that other requests would wait: up to some seconds. */
function isLarge({ parts }: MascotSpec): boolean {
  const characters = parts.reduce(
    (sum, { svg, states }) => states.reduce((all, state) => all + state.svg.length, sum + svg.length),
    0,
  );
  return parts.length > MAX_ON_LOOP.parts || characters > MAX_ON_LOOP.characters;
}

const keyOf = ({ archetype, canvas, parts, anchors }: MascotSpec, preset: PresetName, options: PresetOptions): string =>
  sha256(JSON.stringify([archetype, canvas, parts, anchors, preset, options]));

async function compose(
  key: string,
  spec: MascotSpec,
  preset: PresetName,
  options: PresetOptions,
): Promise<AnimationClip> {
  try {
    const [clip] = await runTask(composePresets, { spec, names: [preset], options });
    if (!clip) throw new Error(`The thread composed no "${preset}".`);
    known.set(key, clip);
    return clip;
  } catch (error) {
    if (error instanceof TooSlow)
      throw new ApiError('invalid_request', 'The rig of this mascot has too many parts for a preset.');
    throw error;
  } finally {
    making.delete(key);
  }
}

/** Composes a preset, together with others who ask for the same. */
function composeOnce(...asked: Parameters<typeof compose>): Promise<AnimationClip> {
  const [key] = asked;
  const made = making.get(key) ?? compose(...asked);
  making.set(key, made);
  return made;
}

/**
 * Presets for a mascot's rig in the order of their names, composed in a thread unless they are cached. Throws
 * `invalid_request` for a rig that takes too long.
 */
export async function presetsInThread(
  spec: MascotSpec,
  presets: readonly PresetName[],
  options: PresetOptions = {},
): Promise<AnimationClip[]> {
  const clips: AnimationClip[] = [];
  for (const preset of presets) {
    const key = keyOf(spec, preset, options);
    clips.push(known.get(key) ?? (await composeOnce(key, spec, preset, options)));
  }
  return clips;
}

/**
 * Has a thread compose presets for a large rig, so that `presetOf` has them at once; does nothing for any other rig.
 * Call it before a transaction, which must not wait for a thread. Throws `invalid_request` for a rig that takes too
 * long.
 */
export async function composeAhead(
  spec: MascotSpec,
  presets: readonly PresetName[],
  options: PresetOptions = {},
): Promise<void> {
  if (isLarge(spec)) await presetsInThread(spec, presets, options);
}

/** A preset for a mascot's rig. */
export function presetOf(spec: MascotSpec, preset: PresetName, options: PresetOptions = {}): AnimationClip {
  return (isLarge(spec) ? known.get(keyOf(spec, preset, options)) : undefined) ?? presetClip(spec, preset, options);
}
