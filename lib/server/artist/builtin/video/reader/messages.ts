import type { VideoEngine } from '../../../../video-engine';
import type { Pixels } from '@/lib/artist/trace/pixels';
import type { MeasuredMotion } from '@/lib/artist/video/measured';

/**
 * The request to the reading process: which program decodes, and the container's type; the video is the file at
 * `VIDEO_FD`.
 */
export interface ReadOrder {
  engine: VideoEngine;
  container: 'mov' | 'matroska';
  /** The memory limit of the process, in bytes. */
  memory: number;
}

/**
 * The answer of the reading process: the measured movement with some frames, or a sentence that says why there is none.
 */
export type ReadAnswer = { watched: VideoMeasurement } | { refused: string };

/** A measured video: the part of it that shows the whole figure in one shot. */
export interface VideoMeasurement {
  measured: MeasuredMotion;
  /** The start of that part, in seconds of the video; `lasts` is the length of the whole video in seconds. */
  from: number;
  lasts: number;
  /** Frames spread evenly over that part, with their times in seconds from its start, for display. */
  stills: { seconds: number; picture: Pixels }[];
}

/** The file descriptor of the video in the reading process. */
export const VIDEO_FD = 4;

/** The memory limit for reading a video, in bytes. */
export const MOST_MEMORY = 1_000_000_000;

/** The exit code of the process after it exceeded its memory limit. */
export const TOO_MUCH_MEMORY = 3;

/** The message for a video that no decoder reads. */
export const UNREADABLE = 'The video could not be read: it is broken, or of a kind that is not known here.';
