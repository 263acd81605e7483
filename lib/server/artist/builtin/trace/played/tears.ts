import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { createSurface } from '../../../../raster/surface';
import { isFeature } from '@/lib/artist/trace/piece';
import { flawsOf, type Flaws } from '@/lib/artist/trace/played/flaws';

/** Pixels of a side at which a figure is looked at. */
const SIZE = 256;

/** What tears in a pose beyond what a figure has at rest, in thousandths of the figure. */
export interface Tears {
  torn: number;
  loose: number;
}

/** A figure at rest, and what tears when it takes a pose. */
export interface TearDetector {
  rest: Flaws;
  tearsAt(pose: Pose): Tears;
}

/** Looks at a rig at rest, to compare poses with: parts are rigid, so what they have at rest they keep. */
export function tearDetector(whole: MascotSpec): TearDetector {
  // A mouth that opens is no blot.
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

/** A pose without the squash of the whole, which only makes its lines thicker and its gaps thinner. */
const unsquashed = (pose: Pose): Pose => ({ ...pose, root: { ...pose.root, scaleX: 1, scaleY: 1 } });
