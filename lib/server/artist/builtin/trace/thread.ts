import type { MascotSpec } from '@/lib/core/spec/schema';
import { readDocument, type SvgDocument } from '@/lib/core/svg/document';
import type { RebuildTask, RebuiltPicture } from '../../../raster/rebuild-task';
import { ArtistError } from '@/lib/artist/types';
import { decoded } from './decode';
import { rebuild } from './rebuild';
import { rebuildDrawing } from './vector/rebuild-drawing';

const SVG = 'image/svg+xml';

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
