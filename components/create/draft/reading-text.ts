import type { WordsReading } from '@/lib/core/sheet/drawn-sheet';

/** How a prompt was understood. */
export const understoodText = ({ understood }: WordsReading): string =>
  understood.length > 0 ? `Understood: ${understood.join(', ')}.` : '';

/** The parts of a prompt that the draft does not show. */
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
