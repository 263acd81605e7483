/** The easings. Kept apart from the schema, so that the studio does not load it. */
export const EASES = [
  'linear',
  'easeIn',
  'easeOut',
  'easeInOut',
  'easeInBack',
  'easeOutBack',
  'easeOutElastic',
  'easeOutBounce',
  'step',
] as const;
export type Ease = (typeof EASES)[number];
