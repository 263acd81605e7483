import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '../actor';
import { lengthProblem } from '@/lib/artist/video/length';
import type { ArtistFile } from '@/lib/artist/types';
import type { Tx } from '../db/client';
import { findFile, keepUpload } from '../db/files';
import { wholeFile } from '../files/read';
import { JobFailure } from '../jobs/define';

const refusal = (message: string) => new ApiError('invalid_request', message, [`reference_upload_id: ${message}`]);

const noSuchUpload = () => refusal('There is no such upload in this workspace.');

/**
 * Assigns an uploaded video of this workspace to a job.
 * Throws `invalid_request` if the upload is not a video of a permitted length.
 */
export async function requireReferenceVideo(tx: Tx, { workspaceId }: Actor, uploadId: string): Promise<void> {
  const file = await findFile(tx, workspaceId, uploadId);
  if (file?.kind !== 'upload') throw noSuchUpload();
  if (!file.mime.startsWith('video/')) throw refusal('The upload is no video: a reference is an MP4, MOV or WebM.');
  const problem = lengthProblem(file.facts?.seconds ?? null);
  if (problem) throw refusal(problem);
  if (!(await keepUpload(tx, uploadId))) throw noSuchUpload();
}

/** Reads the bytes of an uploaded video; throws a `JobFailure` if it no longer exists. */
export async function readReferenceVideo(workspaceId: string, uploadId: string): Promise<ArtistFile> {
  const file = await wholeFile(workspaceId, uploadId);
  if (!file) throw new JobFailure('The reference video was deleted.');
  return { bytes: file.bytes, mime: file.mime };
}
