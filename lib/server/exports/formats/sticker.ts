import { stillFormat } from './format';

/** A moment on a white border, cut to shape, as a PNG. */
export const sticker = stillFormat('sticker', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/sticker')).drawSticker,
});
