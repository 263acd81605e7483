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
  /** The picture's file, as an upload is stored. */
  file: Uint8Array;
  mime: string;
  /** The mascot's name. */
  name: string;
  detail: 'standard' | 'high';
  /** The port for drafts (specs); the thread closes it at the end. */
  drafts: MessagePort;
}

/** The result of a rebuild: the mascot, or a sentence for the customer that says why there is none. */
export type RebuiltPicture =
  | { spec: MascotSpec; fidelity: number; needsReview: boolean; notes: string[]; warnings: string[] }
  | { refused: string };

/** Rebuilds a picture as a rigged mascot, in a drawing thread. */
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
