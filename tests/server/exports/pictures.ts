import { createSurface } from '@/lib/server/raster/surface';
import { planFrames } from '@/lib/core/clip/frame-plan';
import { framesOf } from '@/lib/server/exports/film/frames';
import { straightPixels } from '@/lib/server/raster/straight';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** Our own drawing of each tick of a clip, as straight RGBA. */
export function drawnFrames(
  spec: MascotSpec,
  clip: AnimationClip,
  fps: number,
  size: { width: number; height: number },
  background: string | null,
): Uint8Array[] {
  const plan = planFrames(clip, fps);
  const frameAt = framesOf(spec, clip, plan);
  const surface = createSurface(size.width, size.height, background);
  return Array.from({ length: plan.ticks }, (_, tick) => {
    surface.paint(frameAt(tick));
    const pixels = surface.pixels();
    return straightPixels(new Uint32Array(pixels.buffer, pixels.byteOffset, size.width * size.height));
  });
}

/**
 * Mean difference of two RGBA pictures over the channels of what the first shows, 0 to 255, each pixel weighed by its
 * alpha.
 */
export function meanError(wanted: Uint8Array, found: Uint8Array): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < wanted.length; i += 4) {
    const alpha = wanted[i + 3]! / 255;
    weight += alpha * 3;
    for (let c = 0; c < 3; c += 1) sum += alpha * Math.abs(wanted[i + c]! - found[i + c]!);
  }
  return sum / Math.max(weight, 1);
}

/** The number of pixels whose alpha is below one half in one picture and above it in the other. */
export function coverageDifference(wanted: Uint8Array, found: Uint8Array): number {
  let count = 0;
  for (let i = 3; i < wanted.length; i += 4) if (wanted[i]! >= 128 !== found[i]! >= 128) count += 1;
  return count;
}
