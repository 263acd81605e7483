import { signature } from '../crypto';

/** The length of a fingerprint: enough to tell two secrets apart, too short to reveal either. */
const FINGERPRINT_CHARACTERS = 16;

/**
 * Gives the fingerprint of this installation's secret: webhook secrets in a backup can be decrypted only with the same
 * one.
 */
export const secretFingerprint = (): string => signature('backup', 'fingerprint').slice(0, FINGERPRINT_CHARACTERS);
