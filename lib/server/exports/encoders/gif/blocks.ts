import type { Rgb } from '@/lib/core/color/hex';
import type { Box } from '@/lib/core/geometry/bounds';

/** What stands before a picture of a GIF. */
export interface GifPictureHead extends Box {
  /** Hundredths of a second. */
  delay: number;
  /** Whether its area is emptied before the next picture. */
  clears: boolean;
  /** The entry that is seen through, null if none is. */
  transparent: number | null;
  /** A palette of its own, null for the one of the file. */
  palette: readonly Rgb[] | null;
}

const short = (value: number) => [value & 255, value >> 8];
/** What happens to a picture before the next one: it stays, or its area is cleared. */
const DISPOSAL = { keep: 1, clear: 2 } as const;

/** How many bits tell every entry of a palette: 2 to 8, as the data of a GIF wants. */
export function paletteDepth(colors: number): number {
  return Math.max(2, Math.ceil(Math.log2(Math.max(colors, 2))));
}

function table(colors: readonly Rgb[], depth: number): number[] {
  return Array.from({ length: 1 << depth }, (_, index) => colors[index] ?? [0, 0, 0]).flat();
}

/** What a GIF begins with; a loop goes on without end, anything else is played once. */
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

/** The control block, place and palette of a picture; its data comes after. */
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

/** What a GIF ends with. */
export const GIF_TAIL = Uint8Array.of(0x3b);
