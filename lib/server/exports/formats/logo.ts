import { stillFormat } from './format';

/** The mascot's face as an SVG, on a badge if a background is requested. */
export const logo = stillFormat('logo', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/logo')).drawLogoSvg,
});
