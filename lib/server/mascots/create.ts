import { ApiError } from '@/lib/contract/errors';
import type {
  DesignMascotInput,
  DrawSheetInput,
  ImportMascotInput,
  Mascot,
  StartMascotInput,
} from '@/lib/contract/mascot';
import type { Actor } from '../actor';
import type { BegunMascot } from './begin-drawing';
import { designMascot } from './design';
import { importMascot } from './import';
import { drawSheet } from './sheet';
import { startMascot } from './starters/start';
import { reconstructMascot } from './reconstruct';

/** A finished mascot, or one whose first drawing has begun. */
type CreatedMascot = { ready: Mascot } | { begun: BegunMascot };

const ONE_SOURCE = 'Give exactly one of prompt, upload_id and image_url.';

/**
 * Creates a mascot from any of the inputs of POST /mascots; `signal` aborts the fetch and the reading of a picture, and
 * the drawing of a sheet.
 * Throws `invalid_request`, `insufficient_credits`.
 */
export async function createMascot(
  actor: Actor,
  body: DesignMascotInput | DrawSheetInput | ImportMascotInput | StartMascotInput,
  signal: AbortSignal,
): Promise<CreatedMascot> {
  if ('starter' in body) return { ready: await startMascot(actor, body, signal) };
  if ('sheet' in body) return { ready: await drawSheet(actor, body, signal) };
  if ('spec' in body) return { ready: await importMascot(actor, body, signal) };
  const { prompt, upload_id: uploadId, image_url: imageUrl } = body;
  if ([prompt, uploadId, imageUrl].filter((source) => source !== undefined).length !== 1)
    throw new ApiError('invalid_request', ONE_SOURCE, [ONE_SOURCE]);
  return {
    begun:
      prompt === undefined
        ? await reconstructMascot(actor, body, signal)
        : await designMascot(actor, { ...body, prompt }),
  };
}
