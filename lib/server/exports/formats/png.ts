import { stillFormat } from './format';

/** A moment as a PNG. */
export const png = stillFormat('png', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/png')).drawPng,
});
