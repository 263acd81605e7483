import { vectorFormat } from './format';

/** Animated SVG: a motion as CSS keyframes. */
export const animatedSvg = vectorFormat('animated-svg', {
  writer: async () => (await import(/* turbopackIgnore: true */ '../vector/animated-svg')).writeAnimatedSvg,
});
