import type { VideoEngine } from '../../video-engine';

/** What an encoder is told before its first frame. */
export interface ClipInfo {
  /** Pixels. */
  width: number;
  height: number;
  /** Frames a second of a format that has a fixed rate. */
  fps: number;
  /** Seconds that one tick lasts; the whole lasts `ticks` of them. */
  tickSeconds: number;
  ticks: number;
  loop: boolean;
  /** What the clip is called. */
  name: string;
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
  /**
   * Where the next frame may be painted, if anywhere: free again when `frame` has resolved. Else every frame needs
   * memory of its own.
   */
  readonly room?: Uint8Array | undefined;
  /** Where it is there, it is to be called after the last frame, and every frame to be added once more. */
  readonly again?: (() => Promise<void>) | undefined;
  /**
   * Adds a frame as its format prepares them, RGBA, that is shown for this many ticks; resolves when the next may come.
   */
  frame(pixels: Uint8Array, ticks: number): Promise<void>;
  /** Ends the file. */
  finish(): Promise<void>;
  /** Lets go of everything when the work is given up; the file, whole or not, stays. */
  abandon(): Promise<void>;
}

/** Reads a finished file again, only as much of it as must be, to see what is really in it. */
export interface ReadBack {
  /** What the file holds one of: a frame for every tick, or a picture however many ticks it is shown. */
  counts: 'ticks' | 'pictures';
  /**
   * The places, from the first to the last, of a film of `count` frames that are cheap to reach; where it is absent,
   * all of them are.
   */
  sample?(count: number, film: Pick<ClipInfo, 'width' | 'height' | 'ticks'>): number[];
  /**
   * The frames of these places, from the first to the last, as straight RGBA; null where nothing here can decode them.
   */
  frames(
    path: string,
    indices: readonly number[],
    info: Pick<ClipInfo, 'width' | 'height' | 'ticks' | 'fps' | 'engine' | 'stopped'>,
  ): Promise<Uint8Array[] | null>;
}

/** A format that is made of frames. */
export interface FrameFormat {
  /** The most frames a second that players of this format honour. */
  maxFps: number;
  /** What it is drawn on where the request names no background: null leaves it transparent. */
  ground: string | null;
  /** Whether both sides must be even numbers of pixels. */
  evenSides: boolean;
  /**
   * Makes of a picture as it is painted, premultiplied RGBA, what the encoder takes: in place, and where it is painted,
   * which leaves the encoder's thread to encode. Absent where it is taken as it is.
   */
  prepare?(picture: Uint32Array, shape: Pick<ClipInfo, 'width' | 'height' | 'opaque'>): void;
  start(info: ClipInfo): Promise<FrameEncoder>;
  read: ReadBack;
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
