import { ApiError } from '@/lib/contract/errors';
import type { Seats } from '@/lib/contract/workspace';

/** The error for a workspace that was deleted during the request. */
export const workspaceGone = () =>
  new ApiError('not_found', 'You are not in this workspace any more, or it was deleted.');

/** The error for a workspace that the person is not in, whether or not it exists. */
export const noSuchWorkspace = () => new ApiError('not_found', 'You are in no such workspace.');

/** The error for a person who is not in the workspace, whether or not they exist. */
export const noSuchMember = () => new ApiError('not_found', 'There is no such person in this workspace.');

/** The error for a token without an invite. */
export const noSuchInvite = () =>
  new ApiError('not_found', 'There is no such invite. Check that the whole link was copied.');

/** The error for a member beyond the seats of the workspace's plan. */
export function seatLimit(message: string, { limit, used, members, pending }: Seats): ApiError {
  return new ApiError('seat_limit', message, { seats: limit, used, members, pending });
}
