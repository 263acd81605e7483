import type { FigureDraft } from '../../figure';

/** Builds a whole figure but its face and clothes; `hatRise` is the room above the head, in pixels. */
export type Form = (figure: FigureDraft, hatRise: number) => void;
