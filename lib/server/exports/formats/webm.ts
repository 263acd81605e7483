import { filmFormat } from './format';

/** WebM: VP9 in BT.709, with alpha unless a background is requested. */
export const webm = filmFormat('webm', {
  maxFps: 60,
  encoding: async () => (await import(/* turbopackIgnore: true */ '../encoders/video/webm')).webmEncoding,
  reader: async () => (await import(/* turbopackIgnore: true */ '../encoders/video/read')).readVideo,
});
