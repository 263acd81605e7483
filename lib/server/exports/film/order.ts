import type { MessagePort } from 'node:worker_threads';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { VideoEngine } from '../../video-engine';
import type { FilmFormatName } from '../formats/films';

/** A film to make; `size` is the longer side in pixels. */
export interface FilmOrder {
  spec: MascotSpec;
  clip: AnimationClip;
  format: FilmFormatName;
  size: number;
  fps: number;
  /** The background colour; null for the format's default. */
  background: string | null;
  /** The engine that encodes a video; the first available one if absent. */
  engine?: VideoEngine;
}

/** The input of a film's threads. */
export interface FilmTask extends FilmOrder {
  engine: VideoEngine;
  /** The path of the new file, in a folder that does not exist yet. */
  path: string;
  control: SharedArrayBuffer;
  /** The port that pictures come from or go to; null if one thread paints and encodes. */
  pictures: MessagePort | null;
}

/**
 * The tick at which each picture of the file begins, and the frame rate; or a sentence for the customer that says why
 * the film cannot be made.
 */
export type FilmResult = { starts: number[]; fps: number } | { refused: string };

/** A film on disk and the drawing that it is compared with. */
export interface FilmCheck extends FilmTask {
  starts: number[];
}
