import type { Box } from '@/lib/core/geometry/bounds';

/**
 * After changes that are together this many whole pictures, one is written whole again. It costs an eighth of the file
 * at the most, and then any frame can be shown after decoding about as much.
 */
const KEYFRAME_AFTER_AREAS = 8;

/**
 * Tells when a picture must be written whole: the first, and from time to time, so that players can seek and nothing
 * must be decoded from the very beginning.
 */
export class KeyframePolicy {
  private readonly area: number;
  private changed = Number.POSITIVE_INFINITY;

  constructor({ width, height }: Pick<Box, 'width' | 'height'>) {
    this.area = width * height;
  }

  isDue(): boolean {
    return this.changed > this.area * KEYFRAME_AFTER_AREAS;
  }

  /** Counts an area that was written. */
  wrote({ width, height }: Pick<Box, 'width' | 'height'>, whole: boolean): void {
    this.changed = whole ? 0 : this.changed + width * height;
  }
}
