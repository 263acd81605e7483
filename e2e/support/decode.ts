import sharp from 'sharp';

export interface Animated {
  width: number;
  height: number;
  frames: number;
  seconds: number;
  alpha: boolean;
  loop: number;
}

/** The content of an animated picture, read by an independent decoder. */
export async function readAnimated(bytes: Buffer): Promise<Animated> {
  const {
    width = 0,
    pageHeight,
    height = 0,
    pages = 1,
    delay = [],
    hasAlpha = false,
    loop = -1,
  } = await sharp(bytes, { animated: true }).metadata();
  return {
    width,
    height: pageHeight ?? height,
    frames: pages,
    seconds: delay.reduce((sum, ms) => sum + ms, 0) / 1000,
    alpha: hasAlpha,
    loop,
  };
}

/** The share of pixels, 0 to 1, whose colour is within `tolerance` of `hex` in every channel. */
export async function shareOf(bytes: Buffer, hex: string, tolerance = 12): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let hits = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (
      (data[at + 3] ?? 0) > 200 &&
      wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= tolerance)
    )
      hits += 1;
  }
  return hits / (info.width * info.height);
}
