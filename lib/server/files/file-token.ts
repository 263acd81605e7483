import { isSignedToken, signedToken } from '../signed-token';

/** A token that opens one file until `ends`, in whole seconds since 1970. */
export const fileToken = (fileId: string, ends: number): string => signedToken('file-link', fileId, ends);

/** Whether a text is an unexpired token of this file at `now`, in milliseconds. */
export const opensFile = (fileId: string, token: string, now: number): boolean =>
  isSignedToken('file-link', fileId, token, now);
