import type { AcceptedFile } from './accepted-file';
import { FileRefusal } from './refusal';
import { checkSvg } from './svg';

/** An SVG as it is kept, or why it is refused: a sentence for whoever sent it. */
export type SvgVerdict = { accepted: AcceptedFile } | { refused: string };

/** Checks an uploaded SVG. In a thread that can be ended: it parses what a stranger wrote. */
export function acceptSvg(bytes: Uint8Array): SvgVerdict {
  try {
    return { accepted: checkSvg(bytes) };
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message };
    throw error;
  }
}
