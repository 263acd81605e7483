import { createRequire } from 'node:module';

export type Rgb = [number, number, number];

/** A GIF that is written frame by frame. */
export interface GifStream {
  buffer: ArrayBuffer;
  writeHeader(): void;
  writeFrame(index: Uint8Array, width: number, height: number, options: {
    first?: boolean; palette?: Rgb[]; delay?: number; repeat?: number; transparent?: boolean; transparentIndex?: number; dispose?: number;
  }): void;
  finish(): void;
  bytes(): Uint8Array;
  bytesView(): Uint8Array;
}

interface Gifenc {
  GIFEncoder(options: { auto: boolean; initialCapacity?: number }): GifStream;
  quantize(rgba: Uint8Array, maxColors: number, options?: { format?: 'rgb565' | 'rgb444' }): Rgb[];
}

// The package is CommonJS without types, and its names are not seen by an ES import.
const gifenc = createRequire(import.meta.url)('gifenc') as Gifenc;

/** LZW, the framing of a GIF and PNN clustering of colours. */
export const { GIFEncoder, quantize } = gifenc;
