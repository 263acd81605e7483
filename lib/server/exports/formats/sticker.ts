import { stillFormat } from './format';

/** A moment as a die-cut sticker with a white border, as a PNG. */
export const sticker = stillFormat('sticker', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/sticker')).drawSticker,
});
