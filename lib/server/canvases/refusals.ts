import { ApiError } from '@/lib/contract/errors';

/** The error for a canvas id that the mascot does not have. */
export const noSuchCanvas = () => new ApiError('not_found', 'The mascot has no such canvas in this workspace.');
