import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { createSurface } from '../../../../raster/surface';
import { isFeature } from '@/lib/artist/trace/piece';
import { flawsOf, type Flaws } from '@/lib/artist/trace/played/flaws';

/** The side of the square picture, in pixels, in which a figure is inspected. */
const SIZE = 256;

/**
 * The damage that a pose adds to a figure, in thousandths of the figure's pixels at rest: cracks and spurs (`torn`) and
 * detached pieces (`loose`).
 */
export interface Tears {
  torn: number;
  loose: number;
}

/** Measures the visible damage of poses against the figure at rest. */
export interface TearDetector {
  rest: Flaws;
  tearsAt(pose: Pose): Tears;
}

/**
 * Renders a rig at rest as the reference for its poses. Parts are rigid, so flaws that a part has at rest appear in
 * every pose.
 */
export function tearDetector(whole: MascotSpec): TearDetector {
  // Eyes and mouth are removed, since an open mouth would count as a blot.
  const parts = whole.parts.map((part) =>
    part.id === 'eyes' || isFeature(part.id) ? { ...part, svg: '', states: [], defaultState: null } : part,
  );
  const rig = rigOf({ ...whole, parts });
  const surface = createSurface(SIZE, SIZE, null);
  const flawsAt = (pose: Pose): Flaws => {
    surface.paint(render(rig, pose));
    return flawsOf(surface.pixels(), SIZE);
  };
  const rest = flawsAt({});
  const beyond = (now: number, before: number): number => (1000 * Math.max(0, now - before)) / Math.max(rest.figure, 1);
  return {
    rest,
    tearsAt(pose) {
      const { torn, loose } = flawsAt(unsquashed(pose));
      return { torn: beyond(torn, rest.torn), loose: beyond(loose, rest.loose) };
    },
  };
}

/** Removes the squash of the whole figure from a pose, which changes line widths and gaps but tears nothing. */
const unsquashed = (pose: Pose): Pose => ({ ...pose, root: { ...pose.root, scaleX: 1, scaleY: 1 } });
