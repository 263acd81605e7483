import { readDocument } from '@/lib/core/svg/document';
import type { AcceptedFile } from './accept';
import { FileRefusal } from './refusal';

/** Checks an SVG, and gives it as it is kept: what the subset of parts has of it, and nothing else. Throws `FileRefusal`. */
export function checkSvg(bytes: Uint8Array): AcceptedFile {
  const read = readDocument(textOf(bytes));
  if (!read.ok) throw new FileRefusal(`The SVG is not taken: ${read.problems[0]?.message ?? ''} Change that, or send the picture as a PNG.`);
  const { svg, width, height } = read.value;
  return { type: 'svg', bytes: new TextEncoder().encode(svg), facts: { width, height, seconds: null } };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileRefusal('The SVG is not written in UTF-8. Save it so, or send the picture as a PNG.', { cause: error });
  }
}
