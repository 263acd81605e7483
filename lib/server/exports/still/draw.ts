import { ownPrefix } from '@/lib/core/paint/own-prefix';
import { paintSvg } from '@/lib/core/paint/svg';
import { CARD, cardOf } from '@/lib/core/rig/card';
import { withoutShadow } from '@/lib/core/rig/crop';
import type { Frame } from '@/lib/core/rig/frame';
import { BADGE_CORNER, logoOf } from '@/lib/core/rig/logo';
import type { CheckedFile } from '../film/control';
import { drawLogo } from '../../raster/logo';
import { encodePng, type Picture } from '../../raster/png';
import { frameOf } from '../../raster/shot';
import { pictureSize } from '../../raster/size';
import { drawSticker } from '../../raster/sticker';
import type { StillFormat, StillTask } from '../../raster/still-task';
import { createSurface } from '../../raster/surface';
import { stillReceipt } from './receipt';
import { svgReceipt } from '../receipts/svg';

type Draw = (task: StillTask) => Promise<CheckedFile>;

const PAINT = {
  png({ spec, size, background, ...moment }: StillTask) {
    const { width, height } = pictureSize(spec, size);
    const surface = createSurface(width, height, background);
    surface.paint(frameOf({ spec, ...moment }));
    return surface;
  },
  sticker: (task: StillTask) => drawSticker(withoutShadow(task.spec, frameOf(task)), task.size, task.background),
  'logo-png': (task: StillTask) => drawLogo(task.spec, frameOf(task), task.size, task.background),
  card(task: StillTask) {
    const surface = createSurface(CARD.width, CARD.height, null);
    surface.paint(cardOf(task.spec, frameOf(task)));
    return surface;
  },
};

const picture =
  (paint: (task: StillTask) => Picture | Promise<Picture>): Draw =>
  async (task) => {
    const drawn = await paint(task);
    const file = await encodePng(drawn);
    return { file, receipt: task.checked ? await stillReceipt(file, drawn.pixels()) : null };
  };

/** An SVG file, and how another painter draws it beside ours. */
async function document(svg: string, task: StillTask, paint: (size: number) => Picture): Promise<CheckedFile> {
  const file = new TextEncoder().encode(svg);
  return { file, receipt: task.checked ? await svgReceipt([{ svg: file, paint }], task.size) : null };
}

const prefixOf = ({ palette, parts }: Frame) => ownPrefix([...[...palette].flat(), ...parts.map(({ svg }) => svg)]);

/** How each format is made. */
const DRAW: Record<StillFormat, Draw> = {
  png: picture(PAINT.png),
  sticker: picture(PAINT.sticker),
  'logo-png': picture(PAINT['logo-png']),
  card: picture(PAINT.card),
  svg(task) {
    const { spec, size, background, title } = task;
    const frame = frameOf(task);
    const svg = paintSvg(frame, {
      ...pictureSize(spec, size),
      title,
      idPrefix: prefixOf(frame),
      ...(background === null ? {} : { background }),
    });
    return document(svg, task, (side) => PAINT.png({ ...task, size: side }));
  },
  logo(task) {
    const { spec, size, background, title } = task;
    const { frame, box } = logoOf(spec, frameOf(task), background !== null);
    const badge = background === null ? {} : { background, rounded: BADGE_CORNER };
    const svg = paintSvg(frame, {
      width: size,
      viewBox: [box.x, box.y, box.width, box.height],
      title,
      idPrefix: prefixOf(frame),
      ...badge,
    });
    return document(svg, task, (side) => PAINT['logo-png']({ ...task, size: side }));
  },
};

/** In a drawing thread: a still as a file. */
export function drawStill(task: StillTask): Promise<CheckedFile> {
  return DRAW[task.format](task);
}
