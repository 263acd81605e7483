import type { Receipt } from '@/lib/contract/exports';

/** An exported file, and its measured difference from the drawing; null if nothing was compared. */
export interface CheckedFile {
  file: Uint8Array;
  receipt: Receipt | null;
}
