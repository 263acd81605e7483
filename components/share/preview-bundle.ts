import type { Animation } from '@/lib/contract/animation';
import type { Canvas } from '@/lib/contract/canvas';
import { PRESETS } from '@/lib/core/clip/presets';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { MascotBundle } from '@/lib/player/bundle';
import { presetFor } from '../editor/state/preset-for';

/** The mascot's data in the editor, with the clips of its motions. */
export interface Previewed {
  spec: MascotSpec;
  animations: readonly Animation[];
  canvases: readonly Canvas[] | null;
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
