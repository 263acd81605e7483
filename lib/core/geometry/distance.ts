/** Stands for the nearest row of a column without a visible pixel. */
const NONE = -1;
/** The alpha, of 255, below which a pixel is invisible. */
const FAINT = 8;

/**
 * Computes the distance of each pixel's centre from the edge of an alpha mask, in pixels; at most half a pixel negative
 * inside. The alpha of an edge pixel counts as its covered share, so that slanted edges stay straight at any distance.
 * Infinite everywhere for an empty picture.
 */
export function distanceFrom(alpha: Uint8Array, width: number, height: number): Float32Array {
  const rows = nearestRows(alpha, width, height);
  const result = new Float32Array(width * height).fill(Infinity);
  const columns = new Int32Array(width);
  const starts = new Float64Array(width + 1);
  for (let y = 0; y < height; y += 1) {
    const offset = y * width;
    const count = envelope(rows, offset, width, y, columns, starts);
    if (count === 0) break;
    for (let x = 0, piece = 0; x < width; x += 1) {
      while (piece + 1 < count && starts[piece + 1]! <= x) piece += 1;
      const column = columns[piece]!;
      const row = rows[offset + column]!;
      const reach = 0.5 - alpha[row * width + column]! / 255;
      result[offset + x] = Math.sqrt((x - column) ** 2 + (y - row) ** 2) + reach;
    }
  }
  return result;
}

/** Gives for each pixel the nearest row of its column with a visible pixel. */
function nearestRows(alpha: Uint8Array, width: number, height: number): Int32Array {
  const rows = new Int32Array(width * height).fill(NONE);
  for (let at = 0; at < rows.length; at += 1) {
    if (alpha[at]! >= FAINT) rows[at] = Math.floor(at / width);
    else if (at >= width) rows[at] = rows[at - width]!;
  }
  for (let at = rows.length - width - 1; at >= 0; at -= 1) {
    const [below, y] = [rows[at + width]!, Math.floor(at / width)];
    if (below !== NONE && (rows[at] === NONE || below - y < y - rows[at]!)) rows[at] = below;
  }
  return rows;
}

/**
 * Gives the nearest columns along a row, and where each range begins: the lower envelope of parabolas (Felzenszwalb and
 * Huttenlocher). Returns their number.
 */
function envelope(
  rows: Int32Array,
  offset: number,
  width: number,
  y: number,
  columns: Int32Array,
  starts: Float64Array,
): number {
  let count = 0;
  for (let x = 0; x < width; x += 1) {
    const row = rows[offset + x]!;
    if (row === NONE) continue;
    const height = (row - y) ** 2 + x * x;
    let start = -Infinity;
    while (count > 0) {
      const column = columns[count - 1]!;
      start = (height - (rows[offset + column]! - y) ** 2 - column * column) / (2 * (x - column));
      if (start > starts[count - 1]!) break;
      count -= 1;
      start = -Infinity;
    }
    columns[count] = x;
    starts[count] = start;
    count += 1;
  }
  return count;
}
