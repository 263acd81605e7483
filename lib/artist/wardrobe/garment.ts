import type { FigureDraft } from '../figure';

/** Something to wear or hold: its materials with their usual colours, the first named like the garment itself. */
export interface Garment {
  colors: Readonly<Record<string, string>>;
  /** How far it rises above the head, in half head heights. */
  rise?: number;
  draw(figure: FigureDraft): void;
}
