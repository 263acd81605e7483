import { ApiError } from '@/lib/contract/errors';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { withBodyRoom } from '../body-room';
import { db, transaction, type Tx } from '../db/client';
import { findFile, keepUpload } from '../db/files';
import { insertMascot } from '../db/mascots';
import { saveFile, stageFile } from '../files/save';
import { takeFrom } from '../uploads/take';
import { beginDrawing, type BegunMascot } from './begin-drawing';
import { UNNAMED } from './names';

/** The input of the rebuilding job: a stored picture, and words. */
export interface ReconstructInput {
  fileId: string;
  detail: 'standard' | 'high';
  style?: string;
  name?: string;
  notes?: string;
}

/** A picture to rebuild, and what links its file to the new mascot. */
interface Picture {
  mime: string;
  keep(tx: Tx, mascotId: string): Promise<string>;
}

/** Begins a mascot from a picture: of an upload, or at an address. Throws `invalid_request`, `insufficient_credits`. */
export async function reconstructMascot(
  actor: Actor,
  input: DesignMascotInput,
  signal: AbortSignal,
): Promise<BegunMascot> {
  const { style, name, notes, detail = 'standard', max_cost_usd: maxCostUsd } = input;
  const picture = await pictureOf(actor, input, signal);
  return transaction(async (tx) => {
    const source = picture.mime === 'image/svg+xml' ? 'svg' : 'image';
    const id = await insertMascot(tx, { workspaceId: actor.workspaceId, name: name ?? UNNAMED, source });
    await recordActs(tx, actor, { action: 'mascot.created', resourceId: id });
    const work: ReconstructInput = {
      fileId: await picture.keep(tx, id),
      detail,
      ...(style ? { style } : {}),
      ...(name ? { name } : {}),
      ...(notes ? { notes } : {}),
    };
    return beginDrawing(tx, actor, id, {
      type: 'reconstruct',
      action: detail === 'high' ? 'reconstruct_high' : 'reconstruct',
      input: work,
      maxCostUsd,
    });
  });
}

async function pictureOf(
  actor: Actor,
  { upload_id: uploadId, image_url: imageUrl }: DesignMascotInput,
  signal: AbortSignal,
): Promise<Picture> {
  if (imageUrl !== undefined) {
    return withBodyRoom(actor.workspaceId, LIMITS.upload.bytes, signal, () => fetched(actor, imageUrl, signal));
  }
  const upload = await findFile(db(), actor.workspaceId, uploadId ?? '');
  if (upload?.kind !== 'upload') throw noSuchUpload();
  if (!upload.mime.startsWith('image/'))
    throw refused('upload_id', 'This upload is a video. Give one of a picture: PNG, JPG, WebP or SVG.');
  return {
    mime: upload.mime,
    keep: async (tx) => {
      if (!(await keepUpload(tx, upload.id))) throw noSuchUpload();
      return upload.id;
    },
  };
}

async function fetched({ workspaceId }: Actor, imageUrl: string, signal: AbortSignal): Promise<Picture> {
  const file = await takeFrom(workspaceId, 'image_url', { url: imageUrl }, signal);
  if (!file.mime.startsWith('image/'))
    throw refused('image_url', 'The address leads to a video. Give one of a picture: PNG, JPG, WebP or SVG.');
  const staged = await stageFile(file, signal);
  // Only the mascot refers to this file, and its deletion removes it.
  return {
    mime: file.mime,
    keep: async (tx, mascotId) => (await saveFile(tx, staged, { workspaceId, mascotId, jobId: null })).id,
  };
}

const noSuchUpload = () => refused('upload_id', 'There is no such upload in this workspace.');

const refused = (field: 'upload_id' | 'image_url', message: string) =>
  new ApiError('invalid_request', message, [`${field}: ${message}`]);
