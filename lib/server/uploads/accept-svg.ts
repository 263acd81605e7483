import type { AcceptedFile } from './accepted-file';
import { FileRefusal } from './refusal';
import { checkSvg } from './svg';

/** A sanitised SVG, or the reason of its refusal as a sentence for the sender. */
export type SvgVerdict = { accepted: AcceptedFile } | { refused: string };

/** Validates an uploaded SVG. It runs in a thread that can be ended, since it parses untrusted text. */
export function acceptSvg(bytes: Uint8Array): SvgVerdict {
  try {
    return { accepted: checkSvg(bytes) };
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message };
    throw error;
  }
}
