import type { VideoEngine } from '../../video-engine';
import type { FilmPlan } from '../film/plan';

/** The parameters of an encoder. */
export interface ClipInfo extends FilmPlan {
  /** The frames per second of a format with a fixed rate. */
  fps: number;
  /** Whether no pixel of any frame is transparent. */
  opaque: boolean;
  /** Draws the frame at a fraction (0..1) of the clip, for encoders that look ahead. */
  peek(fraction: number): Uint8Array;
  /** The program or library that encodes videos. */
  engine: VideoEngine;
  /** The path of the new file, in an existing folder. */
  path: string;
  /** Whether the export was stopped; called between the steps of long work. */
  stopped(): boolean;
}

/** Encodes frames one by one into a file; keeps neither frames nor compressed data in memory. */
export interface FrameEncoder {
  /**
   * A buffer that the next frame may be painted into, once `frame` has resolved. Without it each frame needs its own.
   */
  readonly room?: Uint8Array | undefined;
  /** Begins a second pass, if the encoder needs one: every frame is then added once more. */
  readonly again?: (() => Promise<void>) | undefined;
  /** Adds a prepared frame with its duration in ticks; resolves when the next may be added. */
  frame(pixels: Uint8Array, ticks: number): Promise<void>;
  /** Completes the file. */
  finish(): Promise<void>;
  /** Releases everything after the export was stopped; the file, complete or not, stays. */
  abandon(): Promise<void>;
}

/** Decodes frames of a finished file, reading only the bytes that they need. */
export interface FilmReader {
  /** Whether the file holds a frame for every tick, or one for each picture however long it is shown. */
  counts: 'ticks' | 'pictures';
  /** Gives the indices that are cheap to decode among `count` frames, in order; absent if all are. */
  sample?(count: number, film: Pick<ClipInfo, 'width' | 'height' | 'ticks'>): number[];
  /** Gives the frames of these indices, in order, as straight RGBA; null if nothing here can decode them. */
  frames(
    path: string,
    indices: readonly number[],
    info: Pick<ClipInfo, 'width' | 'height' | 'ticks' | 'fps' | 'engine' | 'stopped'>,
  ): Promise<Uint8Array[] | null>;
}

/** Encodes frames as files of one format. */
export interface FilmEncoding {
  /**
   * Converts a painted picture, premultiplied RGBA, to the encoder's input in place; absent if no conversion is needed.
   * It runs in the painting thread, so that the encoder's thread only encodes.
   */
  prepare?(picture: Uint32Array, shape: Pick<ClipInfo, 'width' | 'height' | 'opaque'>): void;
  /** Begins a file. Throws `FilmRefused` if this server cannot make it. */
  start(info: ClipInfo): Promise<FrameEncoder>;
}

/** The reason why a film cannot be made on this server, as a sentence for the customer. */
export class FilmRefused extends Error {
  override readonly name = 'FilmRefused';
}

/** Views RGBA bytes as one number per pixel (little-endian: alpha in the highest byte), without a copy. */
export function words(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}

/** Views pixels as bytes, without a copy. */
export function bytesOf(pixels: Uint32Array): Uint8Array {
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
}
