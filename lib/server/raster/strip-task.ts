import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Behind what a model is shown: grey enough that white and black figures both show. */
export const PAPER = '#e9ebf0';

/** A picture of a film: straight RGBA, taken at this second. */
export interface TimedPicture {
  seconds: number;
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * Moments that a drawing thread puts beside each other in one picture, row by row, each under its time; `cell` in
 * pixels of a moment's longer side.
 */
export type StripTask = { cell: number } & (
  { spec: MascotSpec; clip: AnimationClip; seconds: readonly number[] } | { pictures: readonly TimedPicture[] }
);
