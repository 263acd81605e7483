import type { VideoEngine } from '../../../../video-engine';
import type { Pixels } from '@/lib/artist/trace/pixels';
import type { MeasuredMotion } from '@/lib/artist/video/measured';

/**
 * What the reading process is asked: which program decodes, and what the container is; the video is the file at
 * `VIDEO_FD`.
 */
export interface ReadOrder {
  engine: VideoEngine;
  container: 'mov' | 'matroska';
  /** The bytes of memory that the process may take. */
  memory: number;
}

/** What it answers: the measured movement with some pictures of it, or why there is none, in a sentence. */
export type ReadAnswer = { watched: VideoMeasurement } | { refused: string };

/** A video that was looked at: the part of it that shows a figure, whole, in one shot. */
export interface VideoMeasurement {
  measured: MeasuredMotion;
  /** The seconds of the video at which that part begins, and how many all of it has. */
  from: number;
  lasts: number;
  /**
   * Pictures spread over that part from its first to its last moment, with their time in seconds of it: for whoever
   * wants to see it.
   */
  stills: { seconds: number; picture: Pixels }[];
}

/** The number under which the reading process finds the open file. */
export const VIDEO_FD = 4;

/** The bytes of memory that reading a video may take. */
export const MOST_MEMORY = 1_000_000_000;

/** What the process ends with when it has taken more memory than it may. */
export const TOO_MUCH_MEMORY = 3;

/** What is said of a video that no decoder reads. */
export const UNREADABLE = 'The video could not be read: it is broken, or of a kind that is not known here.';
