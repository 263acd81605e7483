import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pixels } from '@/lib/artist/trace/pixels';

export type Stroke = (ctx: SKRSContext2D) => void;

/** A synthetic picture: strokes on a transparent background, with antialiasing. */
export function painted(width: number, height: number, ...strokes: Stroke[]): Pixels {
  const ctx = createCanvas(width, height).getContext('2d');
  for (const stroke of strokes) stroke(ctx);
  return { width, height, rgba: new Uint8Array(ctx.getImageData(0, 0, width, height).data) };
}

export const nothing = (width: number, height: number): Pixels => painted(width, height);

export const ellipse =
  (x: number, y: number, rx: number, ry: number, color: string): Stroke =>
  (ctx) => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    ctx.fill();
  };

export const disc = (x: number, y: number, radius: number, color: string): Stroke =>
  ellipse(x, y, radius, radius, color);

export const box =
  (x: number, y: number, width: number, height: number, color: string): Stroke =>
  (ctx) => {
    ctx.fillStyle = color;
    ctx.fillRect(x, y, width, height);
  };

/** A stroke for a limb: a line with round ends. */
export const limb =
  (x1: number, y1: number, x2: number, y2: number, width: number, color: string): Stroke =>
  (ctx) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
    ctx.stroke();
  };

/** A synthetic character with head, neck, arms, legs, ears, eyes and mouth. */
export const bear: readonly Stroke[] = [
  limb(140, 190, 70, 250, 30, '#c07838'),
  limb(210, 190, 280, 250, 30, '#c07838'),
  limb(145, 280, 135, 360, 36, '#c07838'),
  limb(205, 280, 215, 360, 36, '#c07838'),
  limb(125, 50, 108, 18, 28, '#c07838'),
  limb(225, 50, 242, 18, 28, '#c07838'),
  ellipse(175, 240, 62, 70, '#c07838'),
  ellipse(175, 260, 36, 42, '#f2dcb8'),
  ellipse(175, 100, 78, 66, '#c07838'),
  limb(175, 150, 175, 190, 60, '#c07838'),
  disc(147, 95, 12, '#20181c'),
  disc(203, 95, 12, '#20181c'),
  limb(155, 135, 195, 135, 10, '#20181c'),
];
