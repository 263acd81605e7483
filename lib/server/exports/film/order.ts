import type { MessagePort } from 'node:worker_threads';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { VideoEngine } from '../../video-engine';
import type { FilmFormatName } from '../formats/films';

/** A film to make; `size` in pixels of the longer side. */
export interface FilmOrder {
  spec: MascotSpec;
  clip: AnimationClip;
  format: FilmFormatName;
  size: number;
  fps: number;
  /** Null for the format's own. */
  background: string | null;
  /** What encodes a video; the first that is there, if absent. */
  engine?: VideoEngine;
}

/** A film as its threads get it. */
export interface FilmTask extends FilmOrder {
  engine: VideoEngine;
  /** Where its file is to be made, in a folder that does not exist yet. */
  path: string;
  control: SharedArrayBuffer;
  /** Where pictures come from or go to, where another thread paints or encodes; null where one thread does both. */
  pictures: MessagePort | null;
}

/**
 * The tick at which each picture of the file begins, and how many frames a second it has.
 * Or why it cannot be made here: a sentence for the person who asked.
 */
export type FilmResult = { starts: number[]; fps: number } | { refused: string };

/** A film on disk that is to be compared with what was drawn. */
export interface FilmCheck extends FilmTask {
  starts: number[];
}
