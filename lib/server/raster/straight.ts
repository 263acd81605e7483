/** Converts a premultiplied RGBA picture to straight RGBA, which image codecs need; gives a copy. */
export function straightPixels(source: Uint32Array): Uint8Array {
  const result = new Uint32Array(source);
  straighten(result);
  return new Uint8Array(result.buffer);
}

/** Converts a premultiplied picture to a straight one, in place. */
export function straighten(picture: Uint32Array): void {
  for (let at = 0; at < picture.length; at += 1) {
    const alpha = picture[at]! >>> 24;
    // Most pixels are opaque or transparent and need no division.
    if (alpha !== 255 && alpha !== 0) picture[at] = straight(picture[at]!);
  }
}

/** Converts one premultiplied pixel to straight alpha. */
export function straight(pixel: number): number {
  const alpha = pixel >>> 24;
  if (alpha === 255 || alpha === 0) return pixel;
  const half = alpha >> 1;
  const r = Math.min(255, Math.floor(((pixel & 255) * 255 + half) / alpha));
  const g = Math.min(255, Math.floor((((pixel >> 8) & 255) * 255 + half) / alpha));
  const b = Math.min(255, Math.floor((((pixel >> 16) & 255) * 255 + half) / alpha));
  return ((alpha << 24) | (b << 16) | (g << 8) | r) >>> 0;
}
