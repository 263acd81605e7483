import sharp from 'sharp';
import { grown, type Box } from '@/lib/core/geometry/bounds';
import { frameBox } from '@/lib/core/paint/extent';
import type { Frame } from '@/lib/core/rig/frame';
import { dieCut, maskBox, type AlphaMask } from './die-cut';
import type { RasterPicture } from './png';
import { createSurface } from './surface';

/** The width of the white border, as a share of the sticker's longer side. */
const BORDER_SHARE = 0.035;
/** The thinnest border, in pixels, if the sticker is large enough for it. */
const MIN_BORDER_PX = 2;
const ROUNDING_SHARE = 0.02;
/** The margin between the paper and the file's edge, for the shadow, as a share of the longer side. */
const MARGIN_SHARE = 0.03;
/** A tight shadow that separates the edge from white, and a wide one that lifts the sticker. */
const SHADOWS = [
  { drop: 0.001, blur: 0.0022, strength: 0.2 },
  { drop: 0.007, blur: 0.0075, strength: 0.2 },
] as const;
const SHADOW_COLOR = [16, 20, 40] as const;
/** The longer side, in pixels, at which the drawing's extent is measured. */
const PROBE_PX = 768;

/**
 * Draws a frame as a sticker, its longer side `size` pixels: on a white die-cut border with a soft shadow; `background`
 * null leaves the rest transparent.
 */
export async function paintSticker(frame: Frame, size: number, background: string | null): Promise<RasterPicture> {
  const shown = shownBox(frame);
  if (!shown) return createSurface(size, size, background);
  const border = Math.max(BORDER_SHARE * size, Math.min(MIN_BORDER_PX, size / 16));
  const scale = Math.max(1, size - 2 * (border + MARGIN_SHARE * size)) / Math.max(shown.width, shown.height);
  const { art, paper } = await cutOut(frame, shown, scale, border, Math.max(1, ROUNDING_SHARE * size));
  const around = trim(paper, size);
  const page = cropped(paper.alpha, paper.width, 1, around);
  const shadow = await shadowOf({ alpha: page, width: around.width, height: around.height }, size);
  const pixels = compose(cropped(art, paper.width, 4, around), page, shadow, background);
  return { width: around.width, height: around.height, pixels: () => pixels };
}

/** Gives the box of what is visible, in canvas pixels. */
function shownBox(frame: Frame): Box | null {
  const rough = frameBox(frame);
  if (!rough || rough.width <= 0 || rough.height <= 0) return null;
  const scale = PROBE_PX / Math.max(rough.width, rough.height);
  const [width, height] = [Math.ceil(rough.width * scale), Math.ceil(rough.height * scale)];
  const surface = createSurface(width, height, null);
  surface.paint(frame, { ...rough, width: width / scale, height: height / scale });
  const box = maskBox({ alpha: alphaOf(surface.pixels()), width, height });
  return (
    box && {
      x: rough.x + box.x / scale,
      y: rough.y + box.y / scale,
      width: box.width / scale,
      height: box.height / scale,
    }
  );
}

/** Draws the art with a margin, and the paper that is cut around it. */
async function cutOut(
  frame: Frame,
  shown: Box,
  scale: number,
  border: number,
  rounding: number,
): Promise<{ art: Uint8Array; paper: AlphaMask }> {
  const room = Math.ceil(border + rounding) + 4;
  const [width, height] = [Math.ceil(shown.width * scale) + 2 * room, Math.ceil(shown.height * scale) + 2 * room];
  const surface = createSurface(width, height, null);
  surface.paint(frame, { ...grown(shown, room / scale), width: width / scale, height: height / scale });
  const art = surface.pixels();
  return { art, paper: await evened(dieCut({ alpha: alphaOf(art), width, height }, border, rounding)) };
}

/** Smooths the pixels of a mask's edge: blurs it and restores its sharpness. */
async function evened({ alpha, width, height }: AlphaMask): Promise<AlphaMask> {
  const soft = sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(1.2)
    .linear(3, -255);
  return { alpha: await soft.toColourspace('b-w').raw().toBuffer(), width, height };
}

/**
 * Gives the crop box around the paper, in the mask's pixels: `size` along the longer side, the same margin on all four.
 */
function trim(paper: AlphaMask, size: number): Box {
  const box = maskBox(paper) ?? { x: 0, y: 0, width: paper.width, height: paper.height };
  const margin = Math.floor((size - Math.max(box.width, box.height)) / 2);
  const side = (length: number) => (length === Math.max(box.width, box.height) ? size : length + 2 * margin);
  return { x: box.x - margin, y: box.y - margin, width: side(box.width), height: side(box.height) };
}

function alphaOf(pixels: Uint8Array): Uint8Array {
  const alpha = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = pixels[4 * i + 3]!;
  return alpha;
}

/** Crops a picture; pixels outside of the source are empty. */
function cropped(source: Uint8Array, stride: number, channels: number, { x, y, width, height }: Box): Uint8Array {
  const result = new Uint8Array(width * height * channels);
  const rows = source.length / stride / channels;
  const [from, to] = [Math.max(0, x), Math.min(stride, x + width)];
  for (let row = Math.max(0, -y); row < height && y + row < rows; row += 1) {
    const start = (y + row) * stride;
    result.set(
      source.subarray((start + from) * channels, (start + to) * channels),
      (row * width + from - x) * channels,
    );
  }
  return result;
}

/** Gives the opacity of the shadow at each pixel, 0 to 255. */
async function shadowOf({ alpha, width, height }: AlphaMask, size: number): Promise<Uint8Array> {
  const dark = new Uint8Array(alpha.length);
  for (const { drop, blur, strength } of SHADOWS) {
    const down = Math.round(drop * size);
    const fallen = cropped(alpha, width, 1, { x: 0, y: -down, width, height });
    const soft = await sharp(fallen, { raw: { width, height, channels: 1 } })
      .blur(Math.max(0.4, blur * size))
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    for (let i = 0; i < dark.length; i += 1)
      dark[i] = 255 - Math.round(((255 - dark[i]!) * (255 - strength * soft[i]!)) / 255);
  }
  return dark;
}

/** Composes the drawing on white paper, its shadow and the background, premultiplied. */
function compose(art: Uint8Array, paper: Uint8Array, shadow: Uint8Array, background: string | null): Uint8Array {
  const result = new Uint8Array(art.length);
  const backdrop =
    background === null ? null : [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  for (let i = 0; i < paper.length; i += 1) {
    const white = paper[i]! / 255;
    const dark = shadow[i]! / 255;
    const ink = 1 - art[4 * i + 3]! / 255;
    for (let channel = 0; channel < 4; channel += 1) {
      const below = channel === 3 ? (backdrop ? 255 : 0) : (backdrop?.[channel] ?? 0);
      const shade = channel === 3 ? 255 : SHADOW_COLOR[channel]!;
      const shaded = shade * dark + below * (1 - dark);
      const papered = 255 * white + shaded * (1 - white);
      result[4 * i + channel] = Math.round(art[4 * i + channel]! + papered * ink);
    }
  }
  return result;
}
