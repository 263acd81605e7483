import type { MessagePort } from 'node:worker_threads';
import type { Receipt } from '@/lib/contract/exports';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { VideoEngine } from '../../raster/video-engine';

/** A moving picture that a drawing thread makes. */
export interface FilmTask {
  spec: MascotSpec;
  clip: AnimationClip;
  format: string;
  size: number;
  fps: number;
  /** Null for what the format has by itself. */
  background: string | null;
  engine: VideoEngine;
  /** Where its file is to be made, in a folder that does not exist yet. */
  path: string;
  control: SharedArrayBuffer;
  /**
   * Where the pictures come from that another thread paints, or go to from the one that does; null where one thread
   * does both.
   */
  pictures: MessagePort | null;
}

/** A file, and how near it is to what was drawn; null where that was not looked at. */
export interface CheckedFile {
  file: Uint8Array;
  receipt: Receipt | null;
}

/**
 * The tick at which each picture of the file begins, and how many frames a second it has; or why it cannot be made
 * here: a sentence for the person who asked.
 */
export type FilmResult = { starts: number[]; fps: number } | { refused: string };

/** A film on disk that is to be compared with what was drawn. */
export interface FilmCheck extends FilmTask {
  starts: number[];
}

/** What a film's thread and its owner say to each other while it is made, without messages. */
export interface FilmControl {
  memory: SharedArrayBuffer;
  stop(): void;
  stopped(): boolean;
  /** Frames made so far, and how many there will be; 0 before it is known. */
  progress(): { done: number; total: number };
  advance(done: number, total: number): void;
}

const [STOP, DONE, TOTAL] = [0, 1, 2];

/** Either end of a film's control: give it the memory of the other end. */
export function filmControl(memory = new SharedArrayBuffer(12)): FilmControl {
  const cells = new Int32Array(memory);
  return {
    memory,
    stop: () => {
      Atomics.store(cells, STOP, 1);
    },
    stopped: () => Atomics.load(cells, STOP) === 1,
    progress: () => ({ done: Atomics.load(cells, DONE), total: Atomics.load(cells, TOTAL) }),
    advance(done, total) {
      Atomics.store(cells, TOTAL, total);
      Atomics.store(cells, DONE, done);
    },
  };
}
