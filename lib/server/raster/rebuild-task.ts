import type { MessagePort } from 'node:worker_threads';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** A picture that a thread rebuilds as a rigged mascot. */
export interface RebuildTask {
  /** A picture's file, as an upload is kept. */
  file: Uint8Array;
  mime: string;
  /** The mascot's name. */
  name: string;
  detail: 'standard' | 'high';
  /** Where drafts (specs) go to. Closed at its end. */
  drafts: MessagePort;
}

/** The mascot that a picture became; or why it did not: a sentence for the person who asked. */
export type RebuiltPicture =
  | { spec: MascotSpec; fidelity: number; needsReview: boolean; notes: string[]; warnings: string[] }
  | { refused: string };
