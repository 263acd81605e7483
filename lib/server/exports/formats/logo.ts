import { stillFormat } from './format';

/** The face, on a badge where a background is asked for, as an SVG. */
export const logo = stillFormat('logo', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/logo')).drawLogoSvg,
});
