import { LIMITS } from '@/lib/core/limits';
import type { AcceptedFile } from './accepted-file';
import { readMovie, type ContainerFacts } from './movie';
import { FileRefusal, unreadable } from './refusal';
import { UPLOAD_TYPES } from './sniff';
import { readWebm } from './webm';

export type VideoType = 'mp4' | 'mov' | 'webm';

const READERS: Record<VideoType, (bytes: Uint8Array) => ContainerFacts> = {
  mp4: readMovie,
  mov: readMovie,
  webm: readWebm,
};

/**
 * Validates the container of a video and overwrites its metadata; picture and sound data stay unchanged. Nothing is
 * decoded: size and duration are those that the file declares. Throws `FileRefusal`.
 */
export function checkVideo(type: VideoType, original: Uint8Array): AcceptedFile {
  const bytes = new Uint8Array(original);
  const { width, height, seconds } = readFilm(type, bytes);
  const { side, pixels } = LIMITS.upload;
  if (!(width >= 1 && height >= 1))
    throw new FileRefusal('The video has no picture. Send one that shows a figure as it moves.');
  if (Math.max(width, height) > side || width * height > pixels)
    throw new FileRefusal(
      `The pictures of the video may have at most ${side} pixels on a side, and ${pixels / 1_000_000} million ` +
        'in all. Send a smaller one.',
    );
  return { type, bytes, facts: { width, height, seconds } };
}

function readFilm(type: VideoType, bytes: Uint8Array): ContainerFacts {
  try {
    return READERS[type](bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw unreadable(UPLOAD_TYPES[type].name, error);
  }
}
