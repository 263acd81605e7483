import type { Embed } from '@/lib/contract/embed-code/snippets';

/** The options of an embedded mascot. */
export interface EmbedLook {
  /** `idle`, or `motion:` or `canvas:` followed by a name. */
  plays: string;
  starts: 'auto' | 'hover' | 'click';
  /** A CSS width, or `usual` for the player's default. */
  width: string;
  /** A colour; null for a transparent background. */
  background: string | null;
}

export const PLAIN_LOOK: EmbedLook = { plays: 'idle', starts: 'auto', width: 'usual', background: null };

export const WIDTH_OPTIONS = [
  { value: 'usual', label: 'Usual, 320 px' },
  { value: '160px', label: 'Small, 160 px' },
  { value: '240px', label: 'Medium, 240 px' },
  { value: '480px', label: 'Large, 480 px' },
  { value: '100%', label: 'Full width' },
] as const;

export const START_OPTIONS = [
  { value: 'auto', label: 'At once' },
  { value: 'hover', label: 'On hover' },
  { value: 'click', label: 'On click' },
] as const satisfies readonly { value: EmbedLook['starts']; label: string }[];

/** The name in `plays`; null if it is of another kind. */
const nameIn = (plays: string, kind: 'motion' | 'canvas'): string | null =>
  plays.startsWith(`${kind}:`) ? plays.slice(kind.length + 1) : null;

/** The embed options for a look. Defaults are null, so that the code leaves them out. */
export function embedOf({ plays, starts, width, background }: EmbedLook) {
  const animation = nameIn(plays, 'motion');
  return {
    animation,
    canvas: nameIn(plays, 'canvas'),
    trigger: animation === null || starts === 'auto' ? null : starts,
    shownWidth: width === 'usual' ? null : width,
    background,
  } satisfies Partial<Embed>;
}
