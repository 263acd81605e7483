import type { VideoEngine } from '../../video-engine';
import type { FilmPlan } from '../film/plan';

/** What an encoder is told before its first frame. */
export interface ClipInfo extends FilmPlan {
  /** Frames a second of a format that has a fixed rate. */
  fps: number;
  /** Whether no pixel of any frame is transparent. */
  opaque: boolean;
  /** Draws the frame that is shown at this fraction (0..1) of the clip, for encoders that look ahead. */
  peek(fraction: number): Uint8Array;
  /** What encodes a video. */
  engine: VideoEngine;
  /** Where the file is to be made: its folder exists, it does not. */
  path: string;
  /** Whether the work is given up: asked between the steps of whatever takes long. */
  stopped(): boolean;
}

/** Takes frames one by one and makes a file of them; keeps neither the frames nor what it has compressed. */
export interface FrameEncoder {
  /** Memory that the next frame may be painted into, once `frame` has resolved. Without it each frame needs its own. */
  readonly room?: Uint8Array | undefined;
  /** Begins a second pass, where the encoder needs one: every frame is to be added once more after it. */
  readonly again?: (() => Promise<void>) | undefined;
  /** Adds a prepared frame that is shown for this many ticks; resolves when the next may come. */
  frame(pixels: Uint8Array, ticks: number): Promise<void>;
  /** Ends the file. */
  finish(): Promise<void>;
  /** Lets go of everything when the work is given up; the file, whole or not, stays. */
  abandon(): Promise<void>;
}

/** Decodes frames of a finished file, reading only as much of it as they need. */
export interface FilmReader {
  /** Whether the file holds a frame for every tick, or a picture however many ticks it is shown. */
  counts: 'ticks' | 'pictures';
  /** The places that are cheap to reach in a film of `count` frames, in order; absent where all are. */
  sample?(count: number, film: Pick<ClipInfo, 'width' | 'height' | 'ticks'>): number[];
  /** The frames of these places, in order, as straight RGBA; null where nothing here can decode them. */
  frames(
    path: string,
    indices: readonly number[],
    info: Pick<ClipInfo, 'width' | 'height' | 'ticks' | 'fps' | 'engine' | 'stopped'>,
  ): Promise<Uint8Array[] | null>;
}

/** Encodes frames as files of one format. */
export interface FilmEncoding {
  /**
   * Turns a painted picture, premultiplied RGBA, into what the encoder takes, in place. Absent where nothing changes.
   * The painting thread does it, so that the encoder's thread only encodes.
   */
  prepare?(picture: Uint32Array, shape: Pick<ClipInfo, 'width' | 'height' | 'opaque'>): void;
  /** Begins a file. Throws `FilmRefused` where it cannot be made. */
  start(info: ClipInfo): Promise<FrameEncoder>;
}

/** Why a film cannot be made here, in a sentence for the person who asked. */
export class FilmRefused extends Error {
  override readonly name = 'FilmRefused';
}

/** Premultiplied or straight RGBA as one number a pixel (little-endian: alpha in the highest byte), without a copy. */
export function words(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}

/** Pixels as the bytes that they are, without a copy. */
export function bytesOf(pixels: Uint32Array): Uint8Array {
  return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
}
