import sharp from 'sharp';
import { cutFromGround } from './ground';
import type { Pixels } from './pixels';
import { withoutShadow } from './shadow';

/** The side of a rebuilt mascot's canvas, and the room its figure stands in: feet near the ground line of every mascot, space to move around it. */
export const CANVAS = 512;
const ROOM = { left: 46, top: 46, right: 466, bottom: 470 } as const;
/** Alpha from which a pixel is seen at all, of 255. */
const SEEN = 24;
/** So much of a picture must be see-through for its alpha to be what cuts the figure out. */
const CLEAR = 0.02;
/** A figure of fewer pixels than this has nothing to trace. */
const LEAST = 64;

/** The figure of a picture alone, on the canvas of its mascot; null when the picture shows none. */
export async function foreground(image: Pixels): Promise<Pixels | null> {
  const cut = withoutShadow(isCutOut(image) ? image : cutFromGround(image));
  const box = shownBox(cut);
  return box && placed(cut, box);
}

function isCutOut({ rgba }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at]! < SEEN) clear += 1;
  return clear > (rgba.length / 4) * CLEAR;
}

interface Box { left: number; top: number; width: number; height: number }

function shownBox({ width, height, rgba }: Pixels): Box | null {
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (rgba[4 * at + 3]! < SEEN) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
    count += 1;
  }
  return count < LEAST ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The figure scaled into the room of the canvas, standing on its ground line. */
async function placed({ width, height, rgba }: Pixels, box: Box): Promise<Pixels> {
  const scale = Math.min((ROOM.right - ROOM.left) / box.width, (ROOM.bottom - ROOM.top) / box.height);
  const [across, down] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
  const left = Math.round((CANVAS - across) / 2);
  // A wide figure stands in the middle of its room rather than at the bottom of it.
  const top = Math.round(ROOM.bottom - down - Math.max(0, ROOM.bottom - ROOM.top - down) * 0.35);
  const data = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize(across, down, { fit: 'fill', kernel: 'mitchell' })
    .extend({ left, right: CANVAS - across - left, top, bottom: CANVAS - down - top, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw().toBuffer();
  return { width: CANVAS, height: CANVAS, rgba: new Uint8Array(data) };
}
