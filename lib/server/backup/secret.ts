import { signature } from '../crypto';

/** Characters that tell two secrets apart and give neither away. */
const FINGERPRINT_CHARACTERS = 16;

/** The fingerprint of this installation's secret: webhook secrets in a backup can be read under the same one alone. */
export const secretFingerprint = (): string => signature('backup', 'fingerprint').slice(0, FINGERPRINT_CHARACTERS);
