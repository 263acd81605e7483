import type { Checked } from '@/lib/core/problem';
import { readDocument, type SvgDocument } from '@/lib/core/svg/document';
import type { AcceptedFile } from './accepted-file';
import { plainDrawing } from './drawing/plain';
import { FileRefusal } from './refusal';

/**
 * Validates an SVG and reduces it to the subset that parts support; losses are listed among its facts. Throws
 * `FileRefusal`.
 */
export function checkSvg(bytes: Uint8Array): AcceptedFile {
  const lost = new Set<string>();
  const read = readDocument(textOf(bytes), (root) => plainDrawing(root, (what) => lost.add(what)));
  if (!read.ok) throw refused(read);
  const { svg, width, height, drawing, warnings } = read.value;
  if (!drawing.nodes.length && lost.size)
    throw new FileRefusal(`The SVG has no shapes. ${[...lost].join(' ')} Send the picture as a PNG.`);
  for (const { message } of warnings) lost.add(message);
  return {
    type: 'svg',
    bytes: new TextEncoder().encode(svg),
    facts: { width, height, seconds: null, ...(lost.size ? { lost: [...lost] } : {}) },
  };
}

const refused = ({ problems }: Extract<Checked<SvgDocument>, { ok: false }>): FileRefusal =>
  new FileRefusal(`The SVG is not taken: ${problems[0]?.message ?? ''} Change that, or send the picture as a PNG.`);

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileRefusal('The SVG is not written in UTF-8. Save it so, or send the picture as a PNG.', {
      cause: error,
    });
  }
}
