import { STILL_FORMATS } from '../formats/stills';

/** The drawing functions of the still formats, and of the card for shared links. */
export const STILLS = {
  ...STILL_FORMATS,
  card: {
    mime: 'image/png',
    drawing: async () => (await import(/* turbopackIgnore: true */ './card')).drawCard,
  },
} as const;

export type StillName = keyof typeof STILLS;
