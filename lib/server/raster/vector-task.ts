import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Formats that tell a motion as keys on curves, without frames. */
export const VECTOR_FORMATS = ['animated-svg', 'lottie', 'dotlottie'] as const;
export type VectorFormat = (typeof VECTOR_FORMATS)[number];

/** A canvas with the clips that its states play, by the names that they have there. */
export interface PlayedCanvas {
  name: string;
  graph: CanvasGraph;
  clips: Readonly<Record<string, AnimationClip>>;
}

/** What to write as vectors, a motion or for dotLottie a canvas; `size` in pixels of the longer side. */
export type VectorTask = { spec: MascotSpec; size: number; fps: number; background: string | null } & (
  | { format: VectorFormat; clip: AnimationClip; canvas: null }
  | { format: 'dotlottie'; clip: null; canvas: PlayedCanvas }
);
