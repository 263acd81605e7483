import { animatedSvg } from './animated-svg';
import { dotlottie } from './dotlottie';
import { lottie } from './lottie';

/** The formats that describe a motion by keyframes on curves. */
export const VECTOR_FORMATS = { lottie, dotlottie, 'animated-svg': animatedSvg };

export type VectorFormatName = keyof typeof VECTOR_FORMATS;
