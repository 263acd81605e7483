import { filmFormat } from './format';

/**
 * GIF: one palette for the file, changed areas only, alpha cut at one half.
 * Players slow down above 50 frames a second.
 */
export const gif = filmFormat('gif', {
  maxFps: 50,
  encoding: async () => (await import(/* turbopackIgnore: true */ '../encoders/gif/write')).gifEncoding,
  reader: async () => (await import(/* turbopackIgnore: true */ '../encoders/gif/read')).readGif,
});
