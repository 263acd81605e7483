import sharp from 'sharp';
import type { Animation } from '@/lib/contract/animation';
import { ApiError } from '@/lib/contract/errors';
import type { File } from '@/lib/contract/file';
import type { Actor } from '../actor';
import { TELLING } from '../embed/page';
import { previewMascot } from '../embed/preview';
import { wholeFile } from '../files/read';
import { logError } from '../log';
import { PAPER } from '../raster/paper';

/** Enough to judge a character by, in pixels of the longer side, and little of a model's context. */
const SIDE = 512;
/** A picture of more bytes is not looked at. */
const LARGEST_BYTES = 20 * 1024 * 1024;

/** A mascot as it stands, or `t` seconds into a motion, as a PNG on paper; null where there is nothing to see yet. */
export function pictureOfMascot(
  actor: Actor,
  mascotId: string,
  moment: { animation?: string; t?: number } = {},
): Promise<Uint8Array | null> {
  return orNothing(async () => onPaper((await previewMascot(actor, mascotId, { ...moment, size: SIDE })).bytes));
}

/** A moment of a mascot's motion, the one that tells most of it, as a PNG on paper. */
export const pictureOfMotion = (
  actor: Actor,
  { id, mascot_id: mascotId, duration }: Pick<Animation, 'id' | 'mascot_id' | 'duration'>,
): Promise<Uint8Array | null> => pictureOfMascot(actor, mascotId, { animation: id, t: duration * TELLING });

/** A PNG file, no larger than a model needs it; null for other files. */
export function pictureOfFile({ workspaceId }: Actor, { id, mime, bytes }: File): Promise<Uint8Array | null> {
  return orNothing(async () => {
    const file = mime === 'image/png' && bytes <= LARGEST_BYTES ? await wholeFile(workspaceId, id) : null;
    return file && onPaper(file.bytes);
  });
}

/** What is transparent is black to many who look. */
const onPaper = (png: Uint8Array): Promise<Uint8Array> =>
  sharp(png)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();

/** A picture goes along with an answer: where there is none, the answer stands. */
async function orNothing(make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError)) logError('mcp.picture_failed', error);
    return null;
  }
}
