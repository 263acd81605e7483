import { paintSvg } from '@/lib/core/paint/svg';
import type { Frame } from '@/lib/core/rig/frame';
import type { CheckedFile } from '../raster/film-task';
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
export async function makePng(order: StillOrder): Promise<Uint8Array> {
  return (await drawPng(order, false)).file;
}

/** A still as a PNG file, with how near it is to what was drawn. */
export function makeCheckedPng(order: StillOrder): Promise<CheckedFile> {
  return drawPng(order, true);
}

function drawPng({ spec, clip, seconds, size, background }: StillOrder, checked: boolean): Promise<CheckedFile> {
  return draw('drawStill', { look: 'canvas', checked, shot: { spec, clip, seconds }, ...pictureSize(spec, size), background });
}

/** A sticker as a PNG file: cut out along the mascot with a white border, drawn in a drawing thread. */
export async function makeSticker({ spec, clip, seconds, size, background }: StillOrder): Promise<Uint8Array> {
  return (await draw('drawStill', { look: 'sticker', shot: { spec, clip, seconds }, size, background })).file;
}

/** A still as an SVG file: text only, made at once. */
export function makeSvg(order: StillOrder): Uint8Array {
  const frame: Frame = frameOf(order);
  const { size, background, title } = order;
  const svg = paintSvg(frame, { ...pictureSize(order.spec, size), title, ...(background === null ? {} : { background }) });
  return new TextEncoder().encode(svg);
}
