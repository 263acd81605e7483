import { ApiError } from '@/lib/contract/errors';

/** The mascot has no canvas by that id. */
export const noSuchCanvas = () => new ApiError('not_found', 'The mascot has no such canvas in this workspace.');
