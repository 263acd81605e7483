// What threads can do that read drawings of strangers: the file that each of them loads.
import { acceptSpec as accept } from '@/lib/core/spec/accept';
import type { CleanSpec } from '@/lib/core/spec/clean';
import type { Checked } from '@/lib/core/problem';
import type { AcceptedFile } from '../uploads/accept';
import { FileRefusal } from '../uploads/refusal';
import { checkSvg } from '../uploads/svg';

export { wake } from '../raster/wake';

/** An SVG as it is kept, or why it is not taken: a sentence for whoever sent it. */
export type ReadSvg = { accepted: AcceptedFile } | { refused: string };

/** Checks an uploaded SVG. */
export function acceptSvg({ bytes }: { bytes: Uint8Array }): ReadSvg {
  try {
    return { accepted: checkSvg(bytes) };
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message };
    throw error;
  }
}

/** Checks and cleans a spec. */
export const acceptSpec = ({ input }: { input: unknown }): Checked<CleanSpec> => accept(input);
