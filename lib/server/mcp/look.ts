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

/** Large enough to judge a character, and a small part of a model's context. */
const PICTURE_PX = 512;
/** The largest picture that is read, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;

/** A mascot at rest, or `t` seconds into a motion, as an opaque PNG; null where there is no drawing yet. */
export function pictureOfMascot(
  actor: Actor,
  mascotId: string,
  moment: { animation?: string; t?: number } = {},
): Promise<Uint8Array | null> {
  return orNothing(async () => onPaper((await previewMascot(actor, mascotId, { ...moment, size: PICTURE_PX })).bytes));
}

/** Draws the most telling moment of a motion as an opaque PNG. */
export const pictureOfMotion = (
  actor: Actor,
  { id, mascot_id: mascotId, duration }: Pick<Animation, 'id' | 'mascot_id' | 'duration'>,
): Promise<Uint8Array | null> => pictureOfMascot(actor, mascotId, { animation: id, t: duration * TELLING });

/** Scales a PNG file to the size that a model needs; null for other files. */
export function pictureOfFile({ workspaceId }: Actor, { id, mime, bytes }: File): Promise<Uint8Array | null> {
  return orNothing(async () => {
    const file = mime === 'image/png' && bytes <= MAX_BYTES ? await wholeFile(workspaceId, id) : null;
    return file && onPaper(file.bytes);
  });
}

/** The picture gets an opaque background, since many models see transparency as black. */
const onPaper = (png: Uint8Array): Promise<Uint8Array> =>
  sharp(png)
    .resize(PICTURE_PX, PICTURE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();

/** Gives null for a picture that cannot be made, so that the answer is sent without it. */
async function orNothing(make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError)) logError('mcp.picture_failed', error);
    return null;
  }
}
