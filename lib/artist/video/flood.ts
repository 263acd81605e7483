/** A grid of pixels, row by row. */
interface Grid {
  width: number;
  height: number;
}

/** The indices of the pixels at the edge of a picture. */
export function borderOf({ width, height }: Grid): number[] {
  const places: number[] = [];
  for (let x = 0; x < width; x += 1) places.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) places.push(y * width, y * width + width - 1);
  return places;
}

/**
 * A flood fill from some pixels, as marks; `enters` decides whether a pixel is entered from another one.
 * The first pixels are entered from themselves.
 */
export const flood = (grid: Grid, from: readonly number[], enters: (at: number, by: number) => boolean): Uint8Array =>
  reach(grid, from, enters, new Uint8Array(grid.width * grid.height)).marked;

/** A flood fill that also returns the indices of the pixels it reached. */
export function reach(
  { width }: Grid,
  from: readonly number[],
  enters: (at: number, by: number) => boolean,
  marked: Uint8Array,
): { marked: Uint8Array; places: Int32Array } {
  const places = new Int32Array(marked.length);
  let count = 0;
  const step = (next: number, by: number): void => {
    if (marked[next] || !enters(next, by)) return;
    marked[next] = 1;
    places[count] = next;
    count += 1;
  };
  for (const at of from) step(at, at);
  for (let index = 0; index < count; index += 1) {
    const at = places[index]!;
    const column = at % width;
    if (column > 0) step(at - 1, at);
    if (column < width - 1) step(at + 1, at);
    if (at >= width) step(at - width, at);
    if (at + width < marked.length) step(at + width, at);
  }
  return { marked, places: places.subarray(0, count) };
}
