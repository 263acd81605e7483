import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import type { Embed } from '@/lib/contract/embed-code/snippets';
import { PRESETS } from '@/lib/core/clip/presets';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { MascotBundle } from '@/lib/player/bundle';
import { presetFor } from '../editor/state/preset-for';

/** The mascot's data in the editor, with the clips of its motions, as far as they are read. */
export interface Previewed {
  spec: MascotSpec;
  animations: readonly Animation[];
  canvases: readonly Canvas[] | null;
}

/** The ids of the animations that an embed plays and whose clips are not read yet. */
export function unreadClips(
  { animations, canvases }: Previewed,
  { animation, canvas }: Pick<Embed, 'animation' | 'canvas'>,
): string[] {
  const states = canvases?.find(({ name }) => name === canvas)?.graph.states ?? [];
  // Without a choice the mascot idles, and an animation of that name replaces the preset.
  const played = new Set([animation ?? 'idle', ...states.map((state) => state.animation)]);
  return animations.flatMap(({ id, name, clip }) => (!clip && played.has(name) ? [id] : []));
}

/** Creates the player's bundle in the browser, because the bundle URL of a private mascot needs a token. */
export function previewBundle({ spec, animations, canvases }: Previewed): MascotBundle {
  const own = animations.flatMap(({ name, clip }) => (clip ? [[name, clip] as const] : []));
  return {
    spec,
    clips: Object.fromEntries([...PRESETS.map(({ name }) => [name, presetFor(spec, name)] as const), ...own]),
    canvases: Object.fromEntries((canvases ?? []).map(({ name, graph }) => [name, graph])),
  };
}
