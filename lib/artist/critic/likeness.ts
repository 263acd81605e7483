import { colorsApart } from '@/lib/core/color/apart';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Built } from '../build';

/** What tells a character from others of its kind at a glance. */
export interface GlanceTraits {
  kind: string;
  direction: string;
  /** The colour of most of its body, as `#rrggbb`. */
  color: string;
  /** Its build and its pose; null for bodies that have none. */
  build: string | null;
  pose: string | null;
}

/** What is seen of a figure at a glance. */
export const glanceOf = (
  { subject, direction }: CharacterSheet,
  { figure, isUpright, materials }: Built,
): GlanceTraits => ({
  kind: subject.kind,
  direction,
  color: materials.get('body') ?? '#888888',
  build: isUpright ? figure.build : null,
  pose: isUpright ? figure.posture.pose : null,
});

/** Colours nearer than this look the same, in OKLAB. */
const SAME_COLOR = 0.05;

/** How much two characters look alike, from 0 to 1: others of its kind share colour, build and pose. */
export function likeness(one: GlanceTraits, other: GlanceTraits): number {
  if (one.kind !== other.kind || one.direction !== other.direction) return 0;
  const shared = [
    colorsApart(one.color, other.color) < SAME_COLOR,
    ...(one.build === null ? [] : [one.build === other.build, one.pose === other.pose]),
  ];
  return shared.filter(Boolean).length / shared.length;
}
