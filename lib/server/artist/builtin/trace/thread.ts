import type { MessagePort } from 'node:worker_threads';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { readDocument, type SvgDocument } from '@/lib/core/svg/document';
import { ArtistError } from '@/lib/artist/types';
import { decoded } from './decode';
import { rebuild } from './rebuild';
import { rebuildDrawing } from './vector/rebuild-drawing';

const SVG = 'image/svg+xml';

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

/** In a drawing thread: a picture as a rigged mascot. */
export async function rebuildPicture({ file, mime, name, detail, drafts }: RebuildTask): Promise<RebuiltPicture> {
  try {
    const options = { name, detail, onDraft: (spec: MascotSpec) => drafts.postMessage(spec, []) };
    return await (mime === SVG ? rebuildDrawing(drawingIn(file), options) : rebuild(await decoded(file), options));
  } catch (error) {
    if (error instanceof ArtistError) return { refused: error.message };
    throw error;
  } finally {
    drafts.close();
  }
}

function drawingIn(file: Uint8Array): SvgDocument {
  const read = readDocument(new TextDecoder().decode(file));
  if (!read.ok) throw new ArtistError('bad_input', `The SVG cannot be read: ${read.problems[0]?.message ?? ''}`);
  return read.value;
}
