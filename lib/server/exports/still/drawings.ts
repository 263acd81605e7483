import { STILL_FORMATS } from '../formats/stills';

/** What is drawn of a single moment: the still formats, and the card that a shared link is shown with. */
export const STILLS = {
  ...STILL_FORMATS,
  card: {
    mime: 'image/png',
    drawing: async () => (await import(/* turbopackIgnore: true */ './card')).drawCard,
  },
} as const;

export type StillName = keyof typeof STILLS;
