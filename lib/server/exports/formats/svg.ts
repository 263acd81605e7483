import { stillFormat } from './format';

/** A moment as an SVG. */
export const svg = stillFormat('svg', {
  drawing: async () => (await import(/* turbopackIgnore: true */ '../still/svg')).drawSvg,
});
