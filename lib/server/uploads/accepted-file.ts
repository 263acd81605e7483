import type { FileRow } from '../db/files';
import type { UploadType } from './sniff';

/** An uploaded file as it is kept and served, and what is known of it. */
export interface AcceptedFile {
  type: UploadType;
  bytes: Uint8Array;
  facts: NonNullable<FileRow['facts']>;
}
