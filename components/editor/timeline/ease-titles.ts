import type { Ease } from '@/lib/core/clip/ease-names';

/** The displayed name of each easing. */
export const EASE_TITLES: Record<Ease, string> = {
  linear: 'Linear',
  easeIn: 'Ease in',
  easeOut: 'Ease out',
  easeInOut: 'Ease in-out',
  easeInBack: 'Anticipate',
  easeOutBack: 'Overshoot',
  easeOutElastic: 'Elastic',
  easeOutBounce: 'Bounce',
  step: 'Hold',
};
