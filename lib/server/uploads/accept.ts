import type { AcceptedFile } from './accepted-file';
import { checkImage } from './image';
import { readSvg } from './read-svg';
import { FileRefusal } from './refusal';
import { otherKindOf, typeOf } from './sniff';
import { checkVideo } from './video';

/** The accepted file types, as the end of a sentence for the sender. */
const TAKEN = 'a PNG, JPG, WebP or SVG picture, or an MP4, MOV or WebM video, of at most 15 MB';

/**
 * Validates a file by its bytes, whatever its name, and removes active content and metadata. Throws `FileRefusal`, and
 * the signal's reason.
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
