import type { FigureDraft } from '../../figure';

/** Builds a figure without its face and clothes; `hatRise` is the height of what stands on its head, in pixels. */
export type Form = (figure: FigureDraft, hatRise: number) => void;
