import sharp from 'sharp';
import { colorsApart } from '@/lib/core/color/apart';
import { readDocument } from '@/lib/core/svg/document';
import { hexOf } from '@/lib/core/color/hex';
import { straightPixels } from '../../raster/straight';
import { createSurface } from '../../raster/surface';
import type { ArtistFile } from '@/lib/artist/types';

/** The side of the picture whose colours are counted: small enough for few edges, large enough for thin letters. */
const SAMPLE_PX = 96;
/** The width of a colour histogram's bins, per 8-bit channel. */
const CHANNEL_STEP = 16;
/** The distance in OKLab below which two colours count as one. */
const SAME_COLOR_DISTANCE = 0.09;
/** The share of the logo's pixels below which a colour is taken for antialiasing. */
const MIN_COLOR_SHARE = 0.04;
/** The alpha, of 255, below which a pixel is not counted. */
const MIN_ALPHA = 160;

/** The colours of an accepted logo with their shares of its opaque pixels, largest first. */
export async function logoColors(logo: ArtistFile): Promise<{ color: string; share: number }[]> {
  const pixels = logo.mime === 'image/svg+xml' ? drawn(logo.bytes) : await decoded(logo.bytes);
  const counts = new Map<number, { count: number; rgb: [number, number, number] }>();
  let all = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < MIN_ALPHA) continue;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key =
      (Math.floor(r / CHANNEL_STEP) << 16) | (Math.floor(g / CHANNEL_STEP) << 8) | Math.floor(b / CHANNEL_STEP);
    const known = counts.get(key) ?? { count: 0, rgb: [0, 0, 0] };
    known.count += 1;
    known.rgb = [known.rgb[0] + r, known.rgb[1] + g, known.rgb[2] + b];
    counts.set(key, known);
    all += 1;
  }
  const found: { color: string; count: number }[] = [];
  for (const { count, rgb } of [...counts.values()].sort((one, two) => two.count - one.count)) {
    const color = hexOf([rgb[0] / count / 255, rgb[1] / count / 255, rgb[2] / count / 255]);
    const near = found.find((each) => colorsApart(each.color, color) < SAME_COLOR_DISTANCE);
    if (near) near.count += count;
    else found.push({ color, count });
  }
  return found
    .map(({ color, count }) => ({ color, share: count / all }))
    .filter(({ share }) => share >= MIN_COLOR_SHARE)
    .sort((one, two) => two.share - one.share);
}

async function decoded(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes)
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** Rasterises an accepted SVG with the product's own painter. */
function drawn(bytes: Uint8Array): Uint8Array {
  const read = readDocument(new TextDecoder().decode(bytes));
  if (!read.ok) return new Uint8Array();
  const {
    svg,
    viewBox: [x, y, width, height],
  } = read.value;
  const scale = SAMPLE_PX / Math.max(width, height);
  const surface = createSurface(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), null);
  const part = {
    id: 'logo',
    state: null,
    matrix: [1, 0, 0, 1, 0, 0] as const,
    opacity: 1,
    svg: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')),
  };
  surface.paint({ width, height, palette: new Map(), parts: [part] }, { x, y, width, height });
  const pixels = surface.pixels();
  return straightPixels(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4));
}
