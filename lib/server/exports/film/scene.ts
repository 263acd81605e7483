import type { Frame } from '@/lib/core/rig/frame';
import type { FilmTask } from './control';
import { pictureSize } from '../../raster/size';
import { FRAME_FORMATS } from '../encoders';
import { words, type FrameFormat } from '../encoders/types';
import { framesOf, planFrames, type FramePlan } from './frames';

/** The error of a film that was told to stop. */
export const STOPPED = 'The film was stopped.';

/** What is to be seen of a film, and how large. */
export interface FilmScene {
  format: FrameFormat;
  /** Frames a second: as many as are asked for, or as the format has at most. */
  fps: number;
  plan: FramePlan;
  /** What it is drawn on; null leaves it transparent. */
  background: string | null;
  /** Pixels. */
  width: number;
  height: number;
  frameAt(tick: number): Frame;
  /** Makes of a painted picture what the format's encoder takes, in place. */
  prepare(pixels: Uint8Array): void;
}

/** The scene of a task. Throws for a format that is not made of frames. */
export function sceneOf(task: Pick<FilmTask, 'spec' | 'clip' | 'format' | 'size' | 'fps' | 'background'>): FilmScene {
  const format: FrameFormat | undefined = Object.entries(FRAME_FORMATS).find(([name]) => name === task.format)?.[1];
  if (!format) throw new Error(`There is no film format "${task.format}".`);
  const fps = Math.min(task.fps, format.maxFps);
  const plan = planFrames(task.clip, fps);
  const background = task.background ?? format.ground;
  const size = pictureSize(task.spec, task.size, format.evenSides);
  const shape = { ...size, opaque: background !== null };
  return {
    format,
    fps,
    plan,
    background,
    ...size,
    frameAt: framesOf(task.spec, task.clip, plan),
    prepare: (pixels) => format.prepare?.(words(pixels), shape),
  };
}
