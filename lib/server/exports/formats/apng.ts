import { filmFormat } from './format';

/** Animated PNG: lossless, full alpha, exact delays, changed areas only. */
export const apng = filmFormat('apng', {
  maxFps: 60,
  encoding: async () => (await import(/* turbopackIgnore: true */ '../encoders/apng/write')).apngEncoding,
  reader: async () => (await import(/* turbopackIgnore: true */ '../encoders/apng/read')).readApng,
});
