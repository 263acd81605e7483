/** The width of a card's still image, in CSS pixels. */
const SHOWN_PX = 208;

const sized = (url: string, size: number): string => `${url}${url.includes('?') ? '&' : '?'}size=${size}`;

/** The `src` and `srcSet` of a card's still image, for normal and for high-density screens. */
export const stillSources = (previewUrl: string): { src: string; srcSet: string } => ({
  src: sized(previewUrl, SHOWN_PX),
  srcSet: `${sized(previewUrl, SHOWN_PX)} 1x, ${sized(previewUrl, 2 * SHOWN_PX)} 2x`,
});
