import type { FileRow } from '../db/files';
import { checkImage } from './image';
import { FileRefusal } from './refusal';
import { typeOf, type UploadType } from './sniff';
import { checkSvg } from './svg';
import { checkVideo } from './video';

/** A file that is taken, as it is kept and served, and what is known of it. */
export interface AcceptedFile {
  type: UploadType;
  bytes: Uint8Array;
  facts: NonNullable<FileRow['facts']>;
}

/** Looks at a file's bytes, whatever it was called, and makes it harmless. Throws `FileRefusal`. */
export async function acceptFile(bytes: Uint8Array): Promise<AcceptedFile> {
  const type = typeOf(bytes);
  switch (type) {
    case 'png': case 'jpg': case 'webp': return checkImage(type, bytes);
    case 'svg': return checkSvg(bytes);
    case 'mp4': case 'mov': case 'webm': return checkVideo(type, bytes);
    case null: throw new FileRefusal('This is none of the files that are taken: PNG, JPG, WebP and SVG pictures, and MP4, MOV and WebM videos, of at most 15 MB.');
  }
}
