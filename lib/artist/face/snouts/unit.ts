import type { FigureDraft } from '../../figure';

/** Canvas pixels for one snout unit; a head is 210 units wide. */
export const unitOf = (figure: FigureDraft) => figure.head.rx / 105;
