import type { FigureDraft } from '../figure';

/** Something to wear or hold: its materials with their usual colours, the first named like the garment itself. */
export interface Garment {
  colors: Readonly<Record<string, string>>;
  /** How far it rises above the head, in half head heights. */
  rise?: number;
  /** How it lets a person's hair be; what is worn on the head has it tucked under, unless said. */
  hair?: 'free' | 'tucked' | 'enclosed' | 'hidden';
  draw(figure: FigureDraft): void;
}
