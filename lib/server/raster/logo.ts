import type { Frame } from '@/lib/core/rig/frame';
import { BADGE_CORNER, logoOf } from '@/lib/core/rig/logo';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { RasterPicture } from './png';
import { createSurface } from './surface';

/** Paints a posed mascot's logo, `size` pixels square: on a badge of the background's colour, or transparent. */
export function paintLogo(spec: MascotSpec, posed: Frame, size: number, background: string | null): RasterPicture {
  const { frame, box } = logoOf(spec, posed, background !== null);
  const surface = createSurface(size, size, background, BADGE_CORNER);
  surface.paint(frame, box);
  return surface;
}
