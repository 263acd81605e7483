import { ApiError } from '@/lib/contract/errors';
import type { Problem } from '@/lib/core/problem';
import { problemLines } from '@/lib/core/problem';

/** The error for a mascot that the workspace does not have. */
export const noSuchMascot = () => new ApiError('not_found', 'There is no such mascot in this workspace.');

/** The error for a version that the mascot does not have. */
export const noSuchVersion = () => new ApiError('not_found', 'The mascot has no such version.');

/** The error for a mascot without a drawing. */
export const notReady = () =>
  new ApiError('not_ready', 'The mascot has no drawing yet. Wait until its status is ready.');

/** The error for an invalid character sheet, with every problem in the details. */
export const invalidSheet = (problems: readonly Problem[]) =>
  new ApiError('invalid_request', 'Sheet is invalid.', problemLines(problems));

/** The error for an invalid spec, with every problem in the details. */
export const invalidSpec = (problems: readonly Problem[]) =>
  new ApiError('invalid_request', 'Spec is invalid.', problemLines(problems));
