import { readFileSync } from 'node:fs';
import { createCanvas, LottieAnimation, Path2D } from '@napi-rs/canvas';
import { DotLottie } from '@lottiefiles/dotlottie-web';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import { render } from '@/lib/core/rig/render';
import type { Pose } from '@/lib/core/rig/pose';
import type { Rig } from '@/lib/core/rig/rig';

/** Draws a file at a frame number, which may be a fraction, as opaque RGBA. */
export interface Engine {
  at(frame: number): Uint8Array;
  close(): void;
}

const painter = createCanvasPainter<Path2D>({
  path: (d) => new Path2D(d),
  layer: (width, height) => createCanvas(width, height).getContext('2d'),
});

/** Our own picture of a clip on white, at a time in seconds. */
export const ourPicture = (
  rig: Rig,
  clip: AnimationClip,
  seconds: number,
  width = rig.width,
  height = rig.height,
): Uint8Array => posePicture(rig, sample(compileClip(rig, clip), seconds), width, height);

/** Our own picture of a pose on white. */
export function posePicture(rig: Rig, pose: Pose, width = rig.width, height = rig.height): Uint8Array {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.scale(width / rig.width, height / rig.height);
  painter(ctx, render(rig, pose));
  return canvas.data();
}

/** The oversampling of the fine picture, per axis. */
const FINE = 8;

/** Our picture with near exact edge coverage: the mean of a picture of much higher resolution. */
export function exactPicture(rig: Rig, clip: AnimationClip, seconds: number): Uint8Array {
  const { width, height } = rig;
  const fine = ourPicture(rig, clip, seconds, width * FINE, height * FINE);
  return Uint8Array.from({ length: width * height * 4 }, (_, i) => {
    const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)];
    let sum = 0;
    for (let v = 0; v < FINE; v += 1)
      for (let u = 0; u < FINE; u += 1) sum += fine[4 * ((y * FINE + v) * width * FINE + x * FINE + u) + (i % 4)] ?? 0;
    return Math.round(sum / FINE / FINE);
  });
}

/** Skia's Lottie engine. */
export function skottie(file: string): Engine {
  const animation = LottieAnimation.loadFromData(file);
  const canvas = createCanvas(animation.width, animation.height);
  return {
    at(frame) {
      animation.seekFrame(frame);
      animation.render(canvas.getContext('2d'));
      return Uint8Array.from(canvas.data());
    },
    close: () => undefined,
  };
}

/** ThorVG, as dotlottie-web runs it, with its own software canvas. */
export async function thorvg(file: string, slots?: (player: DotLottie) => void): Promise<Engine> {
  const wasm = readFileSync('node_modules/@lottiefiles/dotlottie-web/dist/dotlottie-player.wasm');
  DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString('base64')}`);
  const { w, h } = JSON.parse(file) as { w: number; h: number };
  const player = new DotLottie({
    canvas: { width: w, height: h },
    data: file,
    autoplay: false,
    useFrameInterpolation: true,
  });
  await new Promise<void>((resolve, reject) => {
    player.addEventListener('load', () => resolve());
    player.addEventListener('loadError', ({ error }) => reject(error));
  });
  slots?.(player);
  return {
    at(frame) {
      player.setFrame(frame);
      return Uint8Array.from(player.buffer ?? []);
    },
    close: () => player.destroy(),
  };
}

const CHANNELS = [0, 1, 2];
/** Differences below this on every channel, of 255, count as invisible. */
const VISIBLE = 24;

/**
 * The difference of two opaque pictures: the mean over red, green and blue (0 to 255), and the share of pixels that
 * differ visibly from all that the other picture has within one pixel of there.
 */
export function difference(a: Uint8Array, b: Uint8Array, width: number): { mean: number; visible: number } {
  if (a.length !== b.length || a.length === 0) throw new Error('The pictures are not of one size.');
  const height = a.length / 4 / width;
  const apart = (i: number, j: number): number =>
    Math.max(...CHANNELS.map((k) => Math.abs((a[i + k] ?? 0) - (b[j + k] ?? 0))));
  let [sum, visible] = [0, 0];
  for (let i = 0; i < a.length; i += 4) {
    for (const k of CHANNELS) sum += Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0));
    if (apart(i, i) > VISIBLE && !near(i)) visible += 1;
  }
  function near(i: number): boolean {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    for (let v = Math.max(y - 1, 0); v <= Math.min(y + 1, height - 1); v += 1) {
      for (let u = Math.max(x - 1, 0); u <= Math.min(x + 1, width - 1); u += 1)
        if (apart(i, 4 * (v * width + u)) <= VISIBLE) return true;
    }
    return false;
  }
  return { mean: sum / (a.length * 0.75), visible: visible / (a.length / 4) };
}
