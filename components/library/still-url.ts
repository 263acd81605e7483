/** The width at which a card shows a still, in CSS pixels. */
const SHOWN_PX = 208;

const sized = (url: string, size: number): string => `${url}${url.includes('?') ? '&' : '?'}size=${size}`;

/** The sources of a card's still: as large as it is shown, and twice that for dense screens. */
export const stillSources = (previewUrl: string): { src: string; srcSet: string } => ({
  src: sized(previewUrl, SHOWN_PX),
  srcSet: `${sized(previewUrl, SHOWN_PX)} 1x, ${sized(previewUrl, 2 * SHOWN_PX)} 2x`,
});
