import sharp from 'sharp';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { PAPER } from './paper';
import { encodePng } from './png';
import { pictureSize } from '@/lib/core/rig/picture-size';
import { createSurface } from './surface';
import { LABEL_HEIGHT, timeLabel } from './time-label';

/** A frame of a video: straight RGBA, and its time in seconds. */
interface TimedPicture {
  seconds: number;
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The moments to draw side by side; `cell` is the longer side of one in pixels. */
type StripTask = { cell: number } & (
  | { spec: MascotSpec; clip: AnimationClip; seconds: readonly number[] }
  | { pictures: readonly TimedPicture[] }
);

/** The colour between cells. */
const GAP_COLOR = '#ffffff';
const GAP = 4;
/** The widest strip in pixels; models scale wider pictures down. */
const MAX_STRIP_WIDTH = 1100;

/** A moment as a cell of the strip: opaque RGBA. */
interface Cell {
  seconds: number;
  pixels: Uint8Array;
}
interface Size {
  width: number;
  height: number;
}

/** Draws moments side by side, row by row, each below its time label, as a PNG file. Throws without moments. */
export async function drawStrip(task: StripTask): Promise<Uint8Array> {
  const { size, cells } = 'spec' in task ? posed(task) : await filmed(task);
  if (!cells.length) throw new Error('A strip needs a moment to show.');
  return encodePng(laidOut(cells, size));
}

function posed({ spec, clip, seconds, cell }: Extract<StripTask, { clip: unknown }>): { size: Size; cells: Cell[] } {
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

async function filmed({
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

/** Lays out cells in rows, each below its time label. */
function laidOut(
  cells: readonly Cell[],
  { width, height }: Size,
): { width: number; height: number; pixels(): Uint8Array } {
  const maxColumns = Math.max(1, Math.floor((MAX_STRIP_WIDTH - GAP) / (width + GAP)));
  const rows = Math.ceil(cells.length / maxColumns);
  const columns = Math.ceil(cells.length / rows);
  const sheet = { width: columns * (width + GAP) + GAP, height: rows * (height + LABEL_HEIGHT + GAP) };
  const blank = createSurface(sheet.width, sheet.height, GAP_COLOR);
  blank.paint({ ...sheet, palette: new Map(), parts: [] });
  const all = blank.pixels();
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
