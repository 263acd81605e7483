/** What the beginnings of gestures need, the soonest needed first. */
export const LATE: readonly (() => Promise<unknown>)[] = [
  () => import('./inspector/part-inspector'),
  () => import('../color/color-picker'),
  () => import('./palette/token-details'),
  () => import('./timeline/timeline'),
  () => import('./timeline/key-inspector'),
];
