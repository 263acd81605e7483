import type { StarterKind } from '@/lib/core/sheet/vocabulary';

/** The groups of starters with their titles; `kind` null stands for all. */
export const STARTER_GROUPS: readonly { kind: StarterKind | null; title: string }[] = [
  { kind: null, title: 'All' },
  { kind: 'animal', title: 'Animals' },
  { kind: 'person', title: 'People' },
  { kind: 'thing', title: 'Things' },
  { kind: 'creature', title: 'Creatures' },
];
