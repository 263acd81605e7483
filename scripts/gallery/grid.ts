import { createCanvas, loadImage } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { paintSvg } from '@/lib/core/paint/svg';
import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';

const CAPTION = 22;

/** A cell of a contact sheet: pictures side by side, with a caption. */
export interface Cell {
  pictures: Buffer[];
  caption: string;
}

/** A page of a contact sheet as PNG, with `columns` cells per row and pictures of `size` pixels in width. */
export async function drawGrid(cells: readonly Cell[], columns: number, size: number, height = size): Promise<Buffer> {
  const across = Math.max(...cells.map(({ pictures }) => pictures.length));
  const [cellWidth, cellHeight] = [size * across, height + CAPTION];
  const canvas = createCanvas(cellWidth * columns, cellHeight * Math.ceil(cells.length / columns));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '13px sans-serif';
  for (const [index, { pictures, caption }] of cells.entries()) {
    const [x, y] = [(index % columns) * cellWidth, Math.floor(index / columns) * cellHeight];
    for (const [place, picture] of pictures.entries())
      context.drawImage(await loadImage(picture), x + place * size, y, size, height);
    context.fillStyle = '#666666';
    context.fillText(caption, x + 8, y + height + 14, cellWidth - 16);
  }
  return canvas.encode('png');
}

/** A mascot as PNG, at rest or in a pose. Throws if the spec is invalid. */
export function pictureOf(drawn: MascotSpec, width: number, pose: Pose = {}, height = width): Buffer {
  const accepted = acceptSpec(drawn);
  if (!accepted.ok)
    throw new Error(`${drawn.name}: ${accepted.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
  const svg = paintSvg(render(rigOf(accepted.value.spec), pose), { width, height });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** Splits the lines of a prompt file at `|`. Skips empty lines and those that start with `#`. */
export function linesOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()));
}
