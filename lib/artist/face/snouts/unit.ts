import type { FigureDraft } from '../../figure';

export const U = (figure: FigureDraft) => figure.head.rx / 105;
