import sharp from 'sharp';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { encodePng } from './png';
import { pictureSize } from './size';
import { PAPER, type StripTask, type TimedPicture } from './strip-task';
import { createSurface } from './surface';
import { LABEL_HEIGHT, timeLabel } from './time-label';

/** Between moments. */
const GAP_COLOR = '#ffffff';
const GAP = 4;
/** Wider pictures are made smaller by those who look at them. */
const WIDEST = 1100;

/** A moment as it is put into the strip: opaque RGBA. */
interface Cell {
  seconds: number;
  pixels: Uint8Array;
}
interface Size {
  width: number;
  height: number;
}

/** In a drawing thread: moments beside each other, as a PNG file. Throws where there is none. */
export async function drawStrip(task: StripTask): Promise<Uint8Array> {
  const { size, cells } = 'spec' in task ? shots(task) : await films(task);
  if (!cells.length) throw new Error('A strip needs a moment to show.');
  return encodePng(laidOut(cells, size));
}

function shots({ spec, clip, seconds, cell }: Extract<StripTask, { clip: unknown }>): { size: Size; cells: Cell[] } {
  const size = pictureSize(spec, cell);
  const rig = rigOf(spec);
  const motion = compileClip(rig, clip);
  const surface = createSurface(size.width, size.height, PAPER);
  const cells = seconds.map((at) => {
    surface.paint(render(rig, sample(motion, at)));
    return { seconds: at, pixels: surface.pixels() };
  });
  return { size, cells };
}

async function films({
  pictures,
  cell,
}: Extract<StripTask, { pictures: unknown }>): Promise<{ size: Size; cells: Cell[] }> {
  const [first] = pictures;
  const size = first ? pictureSize({ canvas: first }, cell) : { width: 1, height: 1 };
  return {
    size,
    cells: await Promise.all(
      pictures.map(async (picture) => ({ seconds: picture.seconds, pixels: await fitted(picture, size) })),
    ),
  };
}

function fitted({ pixels, width, height }: TimedPicture, size: Size): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(size.width, size.height, { fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** Cells in rows, each under its time. */
function laidOut(
  cells: readonly Cell[],
  { width, height }: Size,
): { width: number; height: number; pixels(): Uint8Array } {
  const most = Math.max(1, Math.floor((WIDEST - GAP) / (width + GAP)));
  const rows = Math.ceil(cells.length / most);
  const columns = Math.ceil(cells.length / rows);
  const sheet = { width: columns * (width + GAP) + GAP, height: rows * (height + LABEL_HEIGHT + GAP) };
  const ground = createSurface(sheet.width, sheet.height, GAP_COLOR);
  ground.paint({ ...sheet, palette: new Map(), parts: [] });
  const all = ground.pixels();
  const label = createSurface(width, LABEL_HEIGHT, GAP_COLOR);
  cells.forEach(({ seconds, pixels }, index) => {
    const [x, y] = [
      GAP + (index % columns) * (width + GAP),
      Math.floor(index / columns) * (height + LABEL_HEIGHT + GAP),
    ];
    label.paint(timeLabel(seconds, width));
    put(label.pixels(), width, all, sheet.width, x, y);
    put(pixels, width, all, sheet.width, x, y + LABEL_HEIGHT);
  });
  return { ...sheet, pixels: () => all };
}

/** Copies an opaque picture into a wider one. */
function put(from: Uint8Array, width: number, to: Uint8Array, stride: number, x: number, y: number): void {
  for (let row = 0; row * width * 4 < from.length; row += 1) {
    to.set(from.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * stride + x) * 4);
  }
}
