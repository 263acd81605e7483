/** One part of a premultiplied RGBA picture as straight RGBA, which is what image codecs want; a copy. */
export function straightPixels(source: Uint32Array, stride: number, x: number, y: number, width: number, height: number): Uint8Array {
  const result = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * stride + x;
    const to = row * width;
    for (let column = 0; column < width; column += 1) result[to + column] = straight(source[from + column] ?? 0);
  }
  return new Uint8Array(result.buffer);
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
