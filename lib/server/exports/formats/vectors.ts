import type { FormatsOfKind } from '@/lib/contract/export-formats';
import { animatedSvg } from './animated-svg';
import { dotlottie } from './dotlottie';
import type { VectorFormat } from './format';
import { lottie } from './lottie';

/** The formats that describe a motion by keyframes on curves. */
export const VECTOR_FORMATS = { lottie, dotlottie, 'animated-svg': animatedSvg } satisfies {
  [Name in FormatsOfKind<'vector'>]: VectorFormat<Name>;
};

export type VectorFormatName = keyof typeof VECTOR_FORMATS;
