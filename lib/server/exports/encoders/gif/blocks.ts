import type { Rgb } from '@/lib/core/color/hex';
import type { Box } from '@/lib/core/geometry/bounds';

/** The fields before the pixel data of a GIF frame. */
export interface GifPictureHead extends Box {
  /** The duration in hundredths of a second. */
  delay: number;
  /** Whether the frame's area is cleared before the next frame. */
  clears: boolean;
  /** The palette index that is transparent; null if none is. */
  transparent: number | null;
  /** The frame's local palette; null to use the file's. */
  palette: readonly Rgb[] | null;
}

const short = (value: number) => [value & 255, value >> 8];
/** GIF disposal methods: a frame's area is kept or cleared before the next frame. */
const DISPOSAL = { keep: 1, clear: 2 } as const;

/** Gives the bits per palette index, 2 to 8, as GIF's LZW data needs. */
export function paletteDepth(colors: number): number {
  return Math.max(2, Math.ceil(Math.log2(Math.max(colors, 2))));
}

function table(colors: readonly Rgb[], depth: number): number[] {
  return Array.from({ length: 1 << depth }, (_, index) => colors[index] ?? [0, 0, 0]).flat();
}

/** Writes the header of a GIF; a loop repeats endlessly, anything else is played once. */
export function gifHead(
  { width, height }: Pick<Box, 'width' | 'height'>,
  palette: readonly Rgb[],
  loop: boolean,
): Uint8Array {
  const depth = paletteDepth(palette.length);
  const forever = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  return Uint8Array.from([
    ...Buffer.from('GIF89a'),
    ...short(width),
    ...short(height),
    0xf0 | (depth - 1),
    0,
    0,
    ...table(palette, depth),
    ...(loop ? forever : []),
  ]);
}

/** Writes the control block, position and palette of a frame; its pixel data follows. */
export function pictureHead({ x, y, width, height, delay, clears, transparent, palette }: GifPictureHead): Uint8Array {
  const flags = ((clears ? DISPOSAL.clear : DISPOSAL.keep) << 2) | (transparent === null ? 0 : 1);
  const depth = paletteDepth(palette?.length ?? 0);
  return Uint8Array.from([
    0x21,
    0xf9,
    4,
    flags,
    ...short(delay),
    transparent ?? 0,
    0,
    0x2c,
    ...short(x),
    ...short(y),
    ...short(width),
    ...short(height),
    ...(palette ? [0x80 | (depth - 1), ...table(palette, depth)] : [0]),
  ]);
}

/** The trailer of a GIF. */
export const GIF_TAIL = Uint8Array.of(0x3b);
