import type { Receipt } from '@/lib/contract/exports';

/** A file, and how near it is to what was drawn; null where that was not compared. */
export interface CheckedFile {
  file: Uint8Array;
  receipt: Receipt | null;
}
