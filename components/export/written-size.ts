import { compileClip } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** The text formats, which are written identically in the browser and on the server. */
export const WRITTEN_FORMATS = ['animated-svg', 'lottie'] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** A file to measure; the answer has the same `key`. */
export interface SizeQuestion {
  key: string;
  format: WrittenFormat;
  spec: MascotSpec;
  clip: AnimationClip;
  options: { width: number; height: number; fps: number; background?: string };
}

/** The size of a file in bytes; null if it cannot be written. */
export interface SizeAnswer {
  key: string;
  bytes: number | null;
}

/** Measures a file in bytes by writing it. */
export function writtenBytes({ format, spec, clip, options }: SizeQuestion): number {
  const rig = rigOf(spec);
  const motion = compileClip(rig, clip);
  const text =
    format === 'lottie'
      ? paintLottie(rig, clip, { ...options, motion })
      : paintAnimatedSvg(rig, clip, { ...options, motion, title: spec.name });
  return new TextEncoder().encode(text).length;
}
