import { stillFormat } from './format';

/** The mascot's face as a PNG, on a badge if a background is requested. */
export const logoPng = stillFormat('logo-png', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/logo')).drawLogoPng,
});
