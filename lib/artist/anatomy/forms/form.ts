import type { FigureDraft } from '../../figure';

/** Builds a figure without its face and clothes; `hatRise` is the height of its headwear in pixels. */
export type Form = (figure: FigureDraft, hatRise: number) => void;
