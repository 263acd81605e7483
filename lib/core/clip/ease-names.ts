/** The easings, beside the schema so that the studio loads no schema. */
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
