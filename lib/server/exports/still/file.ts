import { ownPrefix } from '@/lib/core/paint/own-prefix';
import type { Frame } from '@/lib/core/rig/frame';
import { encodePng, type RasterPicture } from '../../raster/png';
import type { CheckedFile } from '../checked-file';
import { pngReceipt } from '../receipts/png';
import { svgReceipt } from '../receipts/svg';
import type { DrawStill, StillPicture } from './picture';

/** How a still is painted. */
export type PaintStill = (picture: StillPicture) => RasterPicture | Promise<RasterPicture>;

/** Draws a still as a PNG file, with its receipt where it is asked for. */
export const pngFile =
  (paint: PaintStill): DrawStill =>
  async (picture) => {
    const painted = await paint(picture);
    const file = await encodePng(painted);
    return { file, receipt: picture.checked ? await pngReceipt(file, painted.pixels()) : null };
  };

/** An SVG file, with its receipt where it is asked for: how another painter draws it beside `paint`. */
export async function svgFile(
  svg: string,
  picture: StillPicture,
  paint: (size: number) => RasterPicture,
): Promise<CheckedFile> {
  const file = new TextEncoder().encode(svg);
  return { file, receipt: picture.checked ? await svgReceipt([{ svg: file, paint }], picture.size) : null };
}

/** What the ids of a frame's SVG begin with, so that several stand on one page. */
export const idPrefixOf = ({ palette, parts }: Frame): string =>
  ownPrefix([...[...palette].flat(), ...parts.map(({ svg }) => svg)]);
