import { filmFormat } from './format';

/** MP4: H.264 in BT.709, with its index first, on white by default. */
export const mp4 = filmFormat('mp4', {
  maxFps: 60,
  encoding: async () => (await import(/* turbopackIgnore: true */ '../encoders/video/mp4')).mp4Encoding,
  reader: async () => (await import(/* turbopackIgnore: true */ '../encoders/video/read')).readVideo,
});
