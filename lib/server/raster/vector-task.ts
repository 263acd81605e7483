import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Formats that tell a motion as keys on curves, without frames. */
export const VECTOR_FORMATS = ['animated-svg'] as const;
export type VectorFormat = (typeof VECTOR_FORMATS)[number];

/** A motion to write as vectors; `size` in pixels of the longer side. */
export interface VectorTask {
  spec: MascotSpec;
  clip: AnimationClip;
  format: VectorFormat;
  size: number;
  fps: number;
  background: string | null;
}
