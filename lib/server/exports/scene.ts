import type { Frame } from '@/lib/core/rig/frame';
import type { FilmTask } from '../raster/film-task';
import { pictureSize } from '../raster/size';
import { FRAME_FORMATS } from './encoders';
import type { FrameFormat } from './encoders/types';
import { framesOf, planFrames, type FramePlan } from './frames';

/** The error of a film that was told to stop. */
export const STOPPED = 'The film was stopped.';

/** What is to be seen of a film, and how large. */
export interface FilmScene {
  format: FrameFormat;
  plan: FramePlan;
  /** What it is drawn on; null leaves it transparent. */
  background: string | null;
  /** Pixels. */
  width: number;
  height: number;
  frameAt(tick: number): Frame;
}

/** The scene of a task. Throws for a format that is not made of frames. */
export function sceneOf(task: Pick<FilmTask, 'spec' | 'clip' | 'format' | 'size' | 'fps' | 'background'>): FilmScene {
  const format: FrameFormat | undefined = Object.entries(FRAME_FORMATS).find(([name]) => name === task.format)?.[1];
  if (!format) throw new Error(`There is no film format "${task.format}".`);
  const plan = planFrames(task.clip, Math.min(task.fps, format.maxFps));
  return { format, plan, background: task.background ?? format.ground, ...pictureSize(task.spec, task.size, format.evenSides), frameAt: framesOf(task.spec, task.clip, plan) };
}
