import type { Layer } from './layer';
import { reach } from './flood';
import { median } from './median';

/** The largest change in lightness of a still pixel. */
const MAX_STILL_LIGHT_CHANGE = 0.25;

/** Layers without objects beside the figure that never change, such as a caption or a channel logo. */
export function withoutStill(layers: readonly Layer[]): Layer[] {
  const [first] = layers;
  if (!first) return [];
  const { width, height } = first;
  const [least, most] = [Float32Array.from(first.mask), Float32Array.from(first.mask)];
  const [darkest, lightest] = [Float32Array.from(first.light), Float32Array.from(first.light)];
  for (const { mask, light } of layers) {
    for (let at = 0; at < mask.length; at += 1) {
      least[at] = Math.min(least[at]!, mask[at]!);
      most[at] = Math.max(most[at]!, mask[at]!);
      darkest[at] = Math.min(darkest[at]!, light[at]!);
      lightest[at] = Math.max(lightest[at]!, light[at]!);
    }
  }
  const marked = new Uint8Array(width * height);
  const still: number[] = [];
  let pieces = 0;
  for (let at = 0; at < most.length; at += 1) {
    if (marked[at] || most[at]! < 0.5) continue;
    const { places } = reach({ width, height }, [at], (next) => !marked[next] && most[next]! > 0.1, marked);
    pieces += 1;
    const changed = places.filter((place) =>
      least[place]! > 0.5
        ? lightest[place]! - darkest[place]! > MAX_STILL_LIGHT_CHANGE
        : most[place]! - least[place]! > 0.5,
    ).length;
    if (changed <= places.length * MAX_TREMBLING_SHARE) still.push(...places);
  }
  if (!still.length || still.length === marked.filter(Boolean).length || pieces < 2) return [...layers];
  return layers.map(({ mask, light }) => {
    const [clearMask, clearLight] = [Float32Array.from(mask), Float32Array.from(light)];
    for (const at of still) [clearMask[at], clearLight[at]] = [0, 0];
    return { width, height, mask: clearMask, light: clearLight };
  });
}

/** The largest share of a still object's pixels that change, because its edges may flicker. */
const MAX_TREMBLING_SHARE = 0.02;

/**
 * The least distance that a figure moves across a scene, in its own widths or heights, so that the whole background
 * becomes visible.
 */
const MIN_WAY_ACROSS = 0.8;
/** The largest deviation of a figure's size from its median, as a share. */
const MAX_SIZE_CHANGE = 0.35;
/** The least share of frames in which the figure has about its median size. */
const MIN_STEADY_PICTURES = 0.75;

/** Whether the layers show one figure that crosses the picture, and not only its moving parts. */
export function travels(layers: readonly Layer[]): boolean {
  const seen = layers.map(momentsOf);
  const usual = median(seen.map(({ area }) => area));
  const whole = seen.filter(({ area }) => Math.abs(area - usual) <= MAX_SIZE_CHANGE * usual);
  if (usual === 0 || whole.length < layers.length * MIN_STEADY_PICTURES) return false;
  const [across, down] = [way(whole.map(({ x }) => x)), way(whole.map(({ y }) => y))];
  return (
    across > MIN_WAY_ACROSS * median(whole.map(({ width }) => width)) ||
    down > MIN_WAY_ACROSS * median(whole.map(({ height }) => height))
  );
}

const way = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/**
 * The area of a layer's figure, its centroid, and its width and height as those of an ellipse with the same moments.
 */
function momentsOf({ width, mask }: Layer): { area: number; x: number; y: number; width: number; height: number } {
  let [area, x, y, xx, yy] = [1e-9, 0, 0, 0, 0];
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at]! < 0.5) continue;
    const [column, row] = [at % width, Math.floor(at / width)];
    area += 1;
    x += column;
    y += row;
    xx += column * column;
    yy += row * row;
  }
  [x, y] = [x / area, y / area];
  return {
    area: Math.floor(area),
    x,
    y,
    width: 4 * Math.sqrt(Math.max(xx / area - x * x, 0)),
    height: 4 * Math.sqrt(Math.max(yy / area - y * y, 0)),
  };
}
