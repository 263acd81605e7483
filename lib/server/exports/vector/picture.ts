import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CheckedFile } from '../checked-file';

/** A canvas with the clips that its states play, by the names that they have there. */
export interface PlayedCanvas {
  name: string;
  graph: CanvasGraph;
  clips: Readonly<Record<string, AnimationClip>>;
}

/** What to write as vectors: a motion or a canvas; `size` in pixels of the longer side. */
export type VectorPicture = { spec: MascotSpec; size: number; fps: number; background: string | null } & (
  { clip: AnimationClip; canvas: null } | { clip: null; canvas: PlayedCanvas }
);

/** Writes a vector file of one format. */
export type WriteVector = (picture: VectorPicture) => Promise<CheckedFile>;
