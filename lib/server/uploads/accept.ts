import type { FileRow } from '../db/files';
import { checkImage } from './image';
import { FileRefusal } from './refusal';
import { otherKindOf, typeOf, type UploadType } from './sniff';
import { readSvg } from './read-svg';
import { checkVideo } from './video';

/** A file that is taken, as it is kept and served, and what is known of it. */
export interface AcceptedFile {
  type: UploadType;
  bytes: Uint8Array;
  facts: NonNullable<FileRow['facts']>;
}

/** What may be sent instead of a file that is not taken. */
const TAKEN = 'a PNG, JPG, WebP or SVG picture, or an MP4, MOV or WebM video, of at most 15 MB';

/**
 * Looks at a file's bytes, whatever it was called, and makes it harmless. Throws `FileRefusal`, and the signal's
 * reason.
 */
export async function acceptFile(bytes: Uint8Array, signal?: AbortSignal): Promise<AcceptedFile> {
  if (!bytes.byteLength) throw new FileRefusal('The file is empty.');
  const type = typeOf(bytes);
  switch (type) {
    case 'png':
    case 'jpg':
    case 'webp':
      return checkImage(type, bytes);
    case 'svg':
      return readSvg(bytes, signal);
    case 'mp4':
    case 'mov':
    case 'webm':
      return checkVideo(type, bytes);
    case null:
      throw new FileRefusal(`This is ${otherKindOf(bytes) ?? 'no file of a kind that is known here'}. Send ${TAKEN}.`);
  }
}
