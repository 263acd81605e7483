import { stillFormat } from './format';

/** The face, on a badge where a background is asked for, as a PNG. */
export const logoPng = stillFormat('logo-png', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/logo')).drawLogoPng,
});
