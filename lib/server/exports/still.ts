import { paintSvg } from '@/lib/core/paint/svg';
import type { Frame } from '@/lib/core/rig/frame';
import { draw } from '../raster/pool';
import { frameOf, type Shot } from '../raster/shot';
import { pictureSize } from '../raster/size';

/** A still to make; `size` in pixels of the longer side. */
export interface StillOrder extends Shot {
  size: number;
  background: string | null;
  title: string;
}

/** A still as a PNG file, drawn in a drawing thread. */
export function makePng({ spec, clip, seconds, size, background }: StillOrder): Promise<Uint8Array> {
  return draw('drawStill', { look: 'canvas', shot: { spec, clip, seconds }, ...pictureSize(spec, size), background });
}

/** A sticker as a PNG file: cut out along the mascot with a white border, drawn in a drawing thread. */
export function makeSticker({ spec, clip, seconds, size, background }: StillOrder): Promise<Uint8Array> {
  return draw('drawStill', { look: 'sticker', shot: { spec, clip, seconds }, size, background });
}

/** A still as an SVG file: text only, made at once. */
export function makeSvg(order: StillOrder): Uint8Array {
  const frame: Frame = frameOf(order);
  const { size, background, title } = order;
  const svg = paintSvg(frame, { ...pictureSize(order.spec, size), title, ...(background === null ? {} : { background }) });
  return new TextEncoder().encode(svg);
}
