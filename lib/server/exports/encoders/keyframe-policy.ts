import type { Box } from '@/lib/core/geometry/bounds';

/**
 * After changes that add up to so many whole pictures, the next one is written whole.
 * This costs an eighth of the file at most, and bounds what must be decoded to show any frame.
 */
const KEYFRAME_AFTER_AREAS = 8;

/** Decides which pictures are written whole: the first, and one from time to time, so that players can seek. */
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
