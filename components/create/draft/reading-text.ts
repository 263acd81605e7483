import type { WordsReading } from '@/lib/core/sheet/drawn-sheet';

/** What was understood of words. */
export const understoodText = ({ understood }: WordsReading): string =>
  understood.length > 0 ? `Understood: ${understood.join(', ')}.` : '';

/** What a draft does not show as it was asked for. */
export function amissText({ understood, standIn, unknown, unplaced, others }: WordsReading): string {
  const nothing = understood.length === 0 && standIn === null && unknown.length === 0;
  return [
    nothing ? 'The words name nothing to draw yet, so this is any creature.' : '',
    standIn ?? '',
    unknown.length > 0 ? `Not sure how to draw: ${unknown.join(', ')}.` : '',
    unplaced.length > 0 ? `Its place is taken: left out ${unplaced.join(', ')}.` : '',
    others.length > 0 ? `One mascot at a time: left out ${others.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
