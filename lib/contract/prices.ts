/** Credits and default cost ceiling in USD of each priced action (docs/decisions/plans-credits-and-limits.md). */
export const PRICES = {
  generate: { credits: 10, ceilingUsd: 1 },
  generate_high: { credits: 20, ceilingUsd: 2 },
  reconstruct: { credits: 12, ceilingUsd: 1.5 },
  reconstruct_high: { credits: 24, ceilingUsd: 3 },
  edit: { credits: 4, ceilingUsd: 0.4 },
  variant: { credits: 6, ceilingUsd: 0.6 },
  animate: { credits: 5, ceilingUsd: 0.5 },
  animate_video: { credits: 10, ceilingUsd: 1 },
  suggest: { credits: 1, ceilingUsd: 0.1 },
  scene: { credits: 6, ceilingUsd: 0.6 },
  analyze: { credits: 6, ceilingUsd: 0.6 },
} as const;

export type PricedAction = keyof typeof PRICES;
/** The kinds of work that cost credits. */
export const PRICED_ACTIONS = Object.keys(PRICES) as [PricedAction, ...PricedAction[]];

/** The title of each priced action. */
export const PRICE_TITLES: Record<PricedAction, string> = {
  generate: 'Mascot from a sentence',
  generate_high: 'Mascot from a sentence, high detail',
  reconstruct: 'Mascot from an image',
  reconstruct_high: 'Mascot from an image, high detail',
  edit: 'Edit in words',
  variant: 'Look variant',
  animate: 'Animation in words',
  animate_video: 'Animation from a video',
  suggest: 'Suggested motions',
  scene: 'Scene',
  analyze: 'Website analysis',
};

/** The cost ceiling of a job in USD: the default, or a lower one from the request. */
export function ceilingUsd(action: PricedAction, asked?: number): number {
  return Math.min(PRICES[action].ceilingUsd, asked ?? Number.POSITIVE_INFINITY);
}
