import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { isFeature } from '@/lib/server/artist/builtin/trace/cut';
import { distanceFrom } from '@/lib/server/raster/distance';
import { createSurface } from '@/lib/server/raster/surface';

/** The presets that turn limbs most, and the moments of each. */
const PRESETS = ['wave', 'jump', 'dance', 'celebrate'] as const;
const MOMENTS = [0.2, 0.4, 0.5, 0.6, 0.8];
/** Pixels of a side at which it is looked at. */
const SIZE = 256;
/** A spur or a crack is thinner than twice this many of them. */
const THIN = 1.5;
/** Ink thicker than twice this many pixels is no line; darker than this, of 255, it is ink. */
const [THICK, DARK] = [7, 40];

/**
 * How much of a figure tears as it moves: the pixels of spurs that stick out of its silhouette and of cracks in it, and of blots of ink, all beyond those that it has at rest,
 * in thousandths of the figure; the mean over moments of presets. Parts are rigid: what they have at rest they keep.
 */
export function tearsOf(whole: MascotSpec): number {
  // A mouth that opens is no blot.
  const spec = { ...whole, parts: whole.parts.map((part) => (part.id === 'eyes' || isFeature(part.id) ? { ...part, svg: '', states: [], defaultState: null } : part)) };
  const rest = flaws(spec, {});
  const moments = PRESETS.flatMap((preset) => {
    const motion = compileClip(rigOf(spec), presetClip(spec, preset));
    return MOMENTS.map((share) => Math.max(0, flaws(spec, unsquashed(sample(motion, share * motion.duration))).pixels - rest.pixels));
  });
  return (1000 * moments.reduce((sum, each) => sum + each, 0)) / moments.length / rest.figure;
}

/** A pose without the squash of the whole, which only makes its lines thicker and its gaps thinner. */
const unsquashed = (pose: Pose): Pose => ({ ...pose, root: { ...pose.root, scaleX: 1, scaleY: 1 } });

function flaws(spec: MascotSpec, pose: Pose): { pixels: number; figure: number } {
  const [width, height] = [SIZE, SIZE];
  const surface = createSurface(width, height, null);
  surface.paint(render(rigOf(spec), pose));
  const rgba = surface.pixels();
  const solid = new Uint8Array(width * height).map((_, at) => (rgba[4 * at + 3]! > 127 ? 255 : 0));
  const ink = solid.map((on, at) => (on && Math.max(rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!) < DARK ? 255 : 0));
  const spurs = differing(solid, opened(solid, THIN, width, height));
  const cracks = differing(without(solid), opened(without(solid), THIN, width, height));
  const blots = opened(ink, THICK, width, height).reduce((sum, on) => sum + (on ? 1 : 0), 0);
  return { pixels: spurs + cracks + blots, figure: solid.reduce((sum, on) => sum + (on ? 1 : 0), 0) };
}

const without = (mask: Uint8Array): Uint8Array => mask.map((on) => 255 - on);
const differing = (one: Uint8Array, two: Uint8Array): number => one.reduce((sum, on, at) => sum + (on === two[at] ? 0 : 1), 0);

/** What of a mask a disc of this radius reaches that stays within it. */
function opened(mask: Uint8Array, radius: number, width: number, height: number): Uint8Array {
  const inner = distanceFrom(without(mask), width, height);
  const outer = distanceFrom(mask.map((on, at) => (on && inner[at]! > radius ? 255 : 0)), width, height);
  return mask.map((on, at) => (on && outer[at]! <= radius + 0.7 ? 255 : 0));
}
