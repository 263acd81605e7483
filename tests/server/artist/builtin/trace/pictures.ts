import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pixels } from '@/lib/server/artist/builtin/trace/pixels';

export type Stroke = (ctx: SKRSContext2D) => void;

/** A made-up picture: strokes over nothing, edges smoothed. */
export function painted(width: number, height: number, ...strokes: Stroke[]): Pixels {
  const ctx = createCanvas(width, height).getContext('2d');
  for (const stroke of strokes) stroke(ctx);
  return { width, height, rgba: new Uint8Array(ctx.getImageData(0, 0, width, height).data) };
}

export const nothing = (width: number, height: number): Pixels => painted(width, height);

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string): Stroke => (ctx) => {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  ctx.fill();
};

export const disc = (x: number, y: number, radius: number, color: string): Stroke => ellipse(x, y, radius, radius, color);

export const box = (x: number, y: number, width: number, height: number, color: string): Stroke => (ctx) => {
  ctx.fillStyle = color;
  ctx.fillRect(x, y, width, height);
};

/** A limb: a line with round ends. */
export const limb = (x1: number, y1: number, x2: number, y2: number, width: number, color: string): Stroke => (ctx) => {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
  ctx.stroke();
};
