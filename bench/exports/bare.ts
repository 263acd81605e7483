import { createCanvas, Path2D } from '@napi-rs/canvas';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { FRAME_FORMATS, type FrameFormatName } from '@/lib/server/exports/encoders';

const FPS = 30;

/** The bare pipeline: retained Skia paths painted frame by frame, raw pixels into the same encoder, in one loop with nothing around it. Posed beforehand. */
export function barePipeline(spec: MascotSpec, clip: AnimationClip, size: number): (format: FrameFormatName) => Promise<Uint8Array> {
  const rig = rigOf(spec);
  const motion = compileClip(rig, clip);
  const ticks = Math.round(clip.duration * FPS);
  const frames = Array.from({ length: ticks }, (_, tick) => render(rig, sample(motion, (tick * clip.duration) / ticks)));
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext('2d');
  const paint = createCanvasPainter<Path2D>({ path: (d) => new Path2D(d) });
  const draw = (frame: (typeof frames)[number], ground: string | null) => {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, size, size);
    if (ground) {
      ctx.globalAlpha = 1;
      ctx.fillStyle = ground;
      ctx.fillRect(0, 0, size, size);
    }
    ctx.setTransform(size / rig.width, 0, 0, size / rig.height, 0, 0);
    paint(ctx, frame);
    return canvas.data();
  };
  return async (name) => {
    const { ground, start } = FRAME_FORMATS[name];
    const encoder = await start({
      width: size, height: size, fps: FPS, tickSeconds: 1 / FPS, ticks, loop: clip.loop, name: clip.name, opaque: ground !== null, engine: 'auto', stopped: () => false,
      peek: (fraction) => draw(frames[Math.min(ticks - 1, Math.floor(fraction * ticks))]!, ground),
    });
    for (const frame of frames) await encoder.frame(draw(frame, ground), 1);
    return encoder.finish();
  };
}
