import { filmFormat } from './format';

/** Animated WebP: full alpha, exact delays, changed areas only. */
export const webp = filmFormat('webp', {
  maxFps: 60,
  encoding: async () => (await import(/* turbopackIgnore: true */ '../encoders/webp/write')).webpEncoding,
  reader: async () => (await import(/* turbopackIgnore: true */ '../encoders/webp/read')).readWebp,
});
