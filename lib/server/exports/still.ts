import { paintSvg } from '@/lib/core/paint/svg';
import type { Frame } from '@/lib/core/rig/frame';
import { BADGE_CORNER, logoOf } from '@/lib/core/rig/logo';
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

/** A logo as a PNG file, square, drawn in a drawing thread. */
export async function makeLogoPng({ spec, clip, seconds, size, background }: StillOrder): Promise<Uint8Array> {
  return (await draw('drawStill', { look: 'logo', shot: { spec, clip, seconds }, size, background })).file;
}

/** A logo as an SVG file: text only, made at once. */
export function makeLogoSvg(order: StillOrder): Uint8Array {
  const { size, background, title } = order;
  const { frame, box } = logoOf(order.spec, frameOf(order), background !== null);
  const badge = background === null ? {} : { background, rounded: BADGE_CORNER };
  return new TextEncoder().encode(paintSvg(frame, { width: size, viewBox: [box.x, box.y, box.width, box.height], title, ...badge }));
}

/** A still as an SVG file: text only, made at once. */
export function makeSvg(order: StillOrder): Uint8Array {
  const frame: Frame = frameOf(order);
  const { size, background, title } = order;
  const svg = paintSvg(frame, { ...pictureSize(order.spec, size), title, ...(background === null ? {} : { background }) });
  return new TextEncoder().encode(svg);
}
