import { ApiError } from '@/lib/contract/errors';
import type { Problem } from '@/lib/core/problem';
import { problemLines } from '@/lib/core/problem';

/** The workspace has no mascot by that id. */
export const noSuchMascot = () => new ApiError('not_found', 'There is no such mascot in this workspace.');

/** The mascot has no version by that id. */
export const noSuchVersion = () => new ApiError('not_found', 'The mascot has no such version.');

/** The mascot has no drawing yet. */
export const notReady = () =>
  new ApiError('not_ready', 'The mascot has no drawing yet. Wait until its status is ready.');

/** A spec breaks rules; every problem goes into the details. */
export const invalidSpec = (problems: readonly Problem[]) =>
  new ApiError('invalid_request', 'Spec is invalid.', problemLines(problems));
