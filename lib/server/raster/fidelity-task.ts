import type { MascotSpec } from '@/lib/core/spec/schema';

/** A picture in memory: straight RGBA. */
export interface RawPicture {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** A picture's file whose figure is to be cut out, as large as a mascot's canvas. */
export interface CutOutTask {
  file: Uint8Array;
  mime: string;
}

/** A figure and the mascot that is to look like it. */
export interface FidelityTask {
  figure: RawPicture;
  spec: MascotSpec;
}

/** How alike they are, 0 to 1, and a PNG that shows the figure, the mascot and where they differ beside each other. */
export interface FidelityComparison {
  fidelity: number;
  picture: Uint8Array;
}
