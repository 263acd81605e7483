/** One part of a premultiplied RGBA picture as straight RGBA, which is what image codecs want; a copy. */
export function straightPixels(source: Uint32Array, stride: number, x: number, y: number, width: number, height: number): Uint8Array {
  const result = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1) straightRun(source, (y + row) * stride + x, result, row * width, width);
  return new Uint8Array(result.buffer);
}

/** Writes a run of premultiplied pixels into another picture as straight ones. */
export function straightRun(source: Uint32Array, from: number, target: Uint32Array, to: number, length: number): void {
  for (let at = 0; at < length; at += 1) {
    const pixel = source[from + at]!;
    // Most pixels are opaque or not there at all: they must cost no call.
    target[to + at] = pixel >= 0xff000000 || pixel === 0 ? pixel : straight(pixel);
  }
}

/** One premultiplied pixel as a straight one. */
export function straight(pixel: number): number {
  const alpha = pixel >>> 24;
  if (alpha === 255 || alpha === 0) return pixel;
  const half = alpha >> 1;
  const r = Math.min(255, Math.floor(((pixel & 255) * 255 + half) / alpha));
  const g = Math.min(255, Math.floor((((pixel >> 8) & 255) * 255 + half) / alpha));
  const b = Math.min(255, Math.floor((((pixel >> 16) & 255) * 255 + half) / alpha));
  return ((alpha << 24) | (b << 16) | (g << 8) | r) >>> 0;
}
