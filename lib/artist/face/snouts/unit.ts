import type { FigureDraft } from '../../figure';

export const unitOf = (figure: FigureDraft) => figure.head.rx / 105;
