import { PRESET_NAMES, type PresetName } from '@/lib/core/clip/schema';
import type { PresetOptions } from '@/lib/core/clip/presets';
import type { Actor } from '../actor';
import { canvasNamed } from '../db/canvases';
import { db } from '../db/client';
import { findSpec } from '../db/versions';
import { composeAhead } from './compose';

/** The motions that a request names, of which some may be presets. */
interface NamedMotions {
  motions?: readonly (string | undefined)[];
  /** A canvas by its id or name, whose states name motions. */
  canvas?: string | undefined;
  versionId?: string | undefined;
  options?: PresetOptions;
}

const isPreset = (name: string | null | undefined): name is PresetName =>
  (PRESET_NAMES as readonly (string | null | undefined)[]).includes(name);

/** Composes the presets that a request names, where the mascot's rig is large, before a transaction needs them. */
export async function composeNamed(
  { workspaceId }: Actor,
  mascotId: string,
  { motions = [], canvas, versionId, options }: NamedMotions,
): Promise<void> {
  if (canvas === undefined && !motions.some(isPreset)) return;
  const saved = await findSpec(db(), workspaceId, mascotId, versionId);
  if (!saved) return;
  const states = canvas === undefined ? [] : ((await canvasNamed(db(), mascotId, canvas))?.graph.states ?? []);
  const presets = new Set([...motions, ...states.map(({ animation }) => animation)].filter(isPreset));
  await composeAhead(saved.spec, [...presets], options);
}
