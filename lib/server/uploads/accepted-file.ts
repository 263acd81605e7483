import type { FileRow } from '../db/files';
import type { UploadType } from './sniff';

/** A sanitised upload as it is stored and served, with its facts. */
export interface AcceptedFile {
  type: UploadType;
  bytes: Uint8Array;
  facts: NonNullable<FileRow['facts']>;
}
