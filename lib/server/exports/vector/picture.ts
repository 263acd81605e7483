import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CheckedFile } from '../checked-file';

/** A canvas with the clips of its states, by the names that the states use. */
export interface PlayedCanvas {
  name: string;
  graph: CanvasGraph;
  clips: Readonly<Record<string, AnimationClip>>;
}

/** A motion or a canvas to write as a vector file; `size` is the longer side in pixels. */
export type VectorPicture = { spec: MascotSpec; size: number; fps: number; background: string | null } & (
  | { clip: AnimationClip; canvas: null }
  | { clip: null; canvas: PlayedCanvas }
);

/** Writes a vector file of one format. */
export type WriteVector = (picture: VectorPicture) => Promise<CheckedFile>;
