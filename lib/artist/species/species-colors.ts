/** The colours of a species as hex. */
export interface SpeciesColors {
  body: string;
  belly: string;
  accent: string;
  nose?: string;
  iris?: string;
  inner?: string;
  /** The colour of stripes and spots; the accent by default. */
  marked?: string;
}
