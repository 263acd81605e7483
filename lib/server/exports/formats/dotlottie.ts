import { dotLottieNotes } from '@/lib/core/canvas/dotlottie';
import { vectorFormat } from './format';

/** dotLottie: a motion with its palette as a theme, or a canvas as a state machine. */
export const dotlottie = vectorFormat('dotlottie', {
  canvasNotes: dotLottieNotes,
  writer: async () => (await import(/* turbopackIgnore: true */ '../vector/dotlottie')).writeDotLottie,
});
