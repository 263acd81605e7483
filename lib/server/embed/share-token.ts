import { isSignedToken, signedToken } from '../signed-token';

/** A token that opens one mascot until `ends`, in whole seconds since 1970. */
export const shareToken = (mascotId: string, ends: number): string => signedToken('share-link', mascotId, ends);

/** Whether a text is an unexpired token of this mascot at `now`, in milliseconds. */
export const opens = (mascotId: string, token: string, now: number): boolean =>
  isSignedToken('share-link', mascotId, token, now);
