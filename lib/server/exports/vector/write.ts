import type { CheckedFile } from '../checked-file';
import { VECTOR_FORMATS } from '../formats/vectors';
import type { VectorOrder } from './order';

/** Writes a motion or a canvas as a vector file. */
export async function writeVector(order: VectorOrder): Promise<CheckedFile> {
  const write = await VECTOR_FORMATS[order.format].writer();
  return write(order);
}
