import type { VectorFormatName } from '../formats/vectors';
import type { VectorPicture } from './picture';

/** A vector file to write. */
export type VectorOrder = VectorPicture & { format: VectorFormatName };
