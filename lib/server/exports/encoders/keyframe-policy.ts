import type { Box } from '@/lib/core/geometry/bounds';

/**
 * The area of changes, in whole pictures, after which a keyframe follows. Keyframes cost an eighth of the file at most,
 * and bound what must be decoded for any frame.
 */
const KEYFRAME_AFTER_AREAS = 8;

/** Decides which frames are written whole, as keyframes for seeking: the first, and one from time to time. */
export class KeyframePolicy {
  private readonly area: number;
  private changed = Number.POSITIVE_INFINITY;

  constructor({ width, height }: Pick<Box, 'width' | 'height'>) {
    this.area = width * height;
  }

  isDue(): boolean {
    return this.changed > this.area * KEYFRAME_AFTER_AREAS;
  }

  /** Adds the area of a written frame. */
  wrote({ width, height }: Pick<Box, 'width' | 'height'>, whole: boolean): void {
    this.changed = whole ? 0 : this.changed + width * height;
  }
}
