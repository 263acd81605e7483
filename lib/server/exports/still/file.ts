import { ownPrefix } from '@/lib/core/paint/own-prefix';
import type { Frame } from '@/lib/core/rig/frame';
import { encodePng, type RasterPicture } from '../../raster/png';
import type { CheckedFile } from '../checked-file';
import { pngReceipt } from '../receipts/png';
import { svgReceipt } from '../receipts/svg';
import type { DrawStill, StillPicture } from './picture';

/** How a still is painted. */
export type PaintStill = (picture: StillPicture) => RasterPicture | Promise<RasterPicture>;

/** Makes a function that draws a still as a PNG file, with its receipt if requested. */
export const pngFile =
  (paint: PaintStill): DrawStill =>
  async (picture) => {
    const painted = await paint(picture);
    const file = await encodePng(painted);
    return { file, receipt: picture.checked ? await pngReceipt(file, painted.pixels()) : null };
  };

/** Makes an SVG file, with a receipt if requested: resvg's drawing of it is compared with `paint`. */
export async function svgFile(
  svg: string,
  picture: StillPicture,
  paint: (size: number) => RasterPicture,
): Promise<CheckedFile> {
  const file = new TextEncoder().encode(svg);
  return { file, receipt: picture.checked ? await svgReceipt([{ svg: file, paint }], picture.size) : null };
}

/** Gives the prefix of the ids in a frame's SVG, so that several can be inlined in one page. */
export const idPrefixOf = ({ palette, parts }: Frame): string =>
  ownPrefix([...[...palette].flat(), ...parts.map(({ svg }) => svg)]);
