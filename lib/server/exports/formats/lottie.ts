import { vectorFormat } from './format';

/** Lottie: a motion as JSON, for Lottie players. */
export const lottie = vectorFormat('lottie', {
  writer: async () => (await import(/* turbopackIgnore: true */ '../vector/lottie')).writeLottie,
});
